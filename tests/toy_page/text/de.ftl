help-goal-title = Das Ziel
help-goal = Hab die höchste Karte.
