"""Why the better move is better: samples of both moves, selection and wording, for every game."""
