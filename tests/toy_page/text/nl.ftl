help-goal-title = Het doel
help-goal = Heb de hoogste kaart.
