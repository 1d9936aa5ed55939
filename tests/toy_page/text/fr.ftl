help-goal-title = Le but
help-goal = Avoir la plus haute carte.
