# The bots' levels, in English: a name, and a line of character.

level-random = Dice-thrower
level-random-about = Plays anything that is allowed. For research.
level-newcomer = Newcomer
level-newcomer-about = Plays with pleasure and misses most chances. A child can win here.
level-beginner = Beginner
level-beginner-about = Knows the rules and means well, and overlooks something every other turn.
level-casual = Regular
level-casual-about = Plays at once and takes what pays now; misses what that leaves to the others.
level-skilled = Old hand
level-skilled-about = Works the move out, and misses what comes after it.
level-expert = Expert
level-expert-about = Weighs what a move leaves to the others, and only misses what lies far ahead.
level-master = Master
level-master-about = Misses next to nothing; takes a moment when it matters.
