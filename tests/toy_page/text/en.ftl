help-goal-title = The goal
help-goal = Have the highest card.
