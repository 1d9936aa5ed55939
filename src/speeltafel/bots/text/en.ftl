# The bots' levels, in English: a name, and a line of character.

level-random = Dice-thrower
level-random-about = Plays anything that is allowed. For research.
level-beginner = Beginner
level-beginner-about = Knows the rules and means well, and overlooks something every other turn.
level-casual = Regular
level-casual-about = Plays at once, by rules of thumb, and takes what pays now.
level-skilled = Old hand
level-skilled-about = Works the move out, but does not look much further than that.
level-expert = Expert
level-expert-about = Works the move out and weighs what it leaves to the others.
level-master = Master
level-master-about = The strongest we have; takes a moment when it matters.
