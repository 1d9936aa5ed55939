# The bots' levels, in English: a name, and a line of character.

level-random = Random
level-random-about = Plays any allowed move at random. For research.
level-newcomer = Newcomer
level-newcomer-about = Plays for fun and misses most chances. A child can beat it.
level-beginner = Beginner
level-beginner-about = Knows the rules, but overlooks something on every other turn.
level-casual = Regular
level-casual-about = Plays quickly and takes what helps now. Doesn't see what that leaves for the others.
level-skilled = Old hand
level-skilled-about = Works out each move, but doesn't see what comes next.
level-expert = Expert
level-expert-about = Thinks about what each move leaves for the others. Misses only what's far ahead.
level-master = Master
level-master-about = Misses almost nothing. Takes its time when it matters.
