# The page itself, in English.

# Home
welcome = What shall we play?
what-it-is = Speeltafel is a table for three family games: play against bots, with friends far away, or together on one device.
new-here = New here? Start with tricky.
new-here-learn = Learn it in two minutes
your-name = Your name
switch-language = Language
number-of-players = Players
fewer-players = One player fewer
more-players = One player more
against-bots = Play against bots
with-friends = With friends
on-this-device = On this device
continue = Continue playing
open-tables = Open tables
nothing-open = No table is waiting for you. Set one up: somebody always turns up when the kettle is on.
free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
list-your-turn = Your turn
list-turn-of = { $name }'s turn
list-paused = paused
list-score = Your score: { $score }
waits-minutes = for { $minutes } min
waits-hours = for { $hours } h
waits-days =
    { $days ->
        [one] for 1 day
       *[other] for { $days } days
    }
list-you-won = You won
list-you-shared = You shared the win
list-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
list-abandoned = not finished
no-such-page = Nothing here
no-such-page-why = There is no table at this address. Perhaps the link was cut off?
list-it = Show it among the open tables
who-plays = Who plays here?
name-of-player = Name of player { $number }
begin = Begin
cancel = Cancel
home = All games
not-reached = The server can't be reached right now.
licences = Licences
unofficial-all = Unofficial versions, rules in our own words. The games and their boxes belong to their owners.

# At a table
sit-down = Sit down
seat-free = free
bot = bot
let-bot-play = Let a bot sit here
free-seat = Free this seat
send-away = Send away
send-away-name = Send { $name } away
send-away-sure = { $name } loses their seat, and the invitation they came with works no more. There will be a new one.
sent-away = The host has freed your seat. Ask for a new invitation if you want to play.
start-game = Start the game
fill-with-bots = Start and fill with bots
invite = Send them this link, or let them scan the code.
invite-title = Invite your friends
only-this-machine = Only this computer can reach the table so far. To let others in your house in, start Speeltafel with
which-address = Address in the house
share-link = Share the link
come-and-play = Come and play { $game } with me!
while-waiting = While you wait
copy-link = Copy the link
link-copied = Copied
waiting-host = The host starts the game.
you-watch = You are watching.
reconnecting = The connection is lost. Trying again…
turned-away = Table not found
loading = Setting the table…
undo = Undo
more = Menu
close = Close
say-something = Say something
mute = Mute { $name }
unmute = Hear { $name } again
send = Send
sound-on = Sound: on
sound-off = Sound: off
notify-on = Tells you when it's your turn: on
notify-off = Tell me when it's my turn
your-turn-now = Your turn!
take-seat-back = Take my seat back
bot-for = A bot is playing for { $name }.
is-away = { $name } is away.
bot-may-stand-in = In { $seconds } s a bot may step in.
let-bot-stand-in = Let a bot play
leave-table = Let a bot play for me
rematch = Play again
to-rematch = To the next game
save-record = Save the game
react-bravo = Bravo!
react-laugh = Ha!
react-wow = Wow!
react-sad = Oh no…
react-think = Hmm…
react-hurry = Come on!
react-thanks = Thanks!
pass-device = Pass the device to { $name }.
nobody-looks = The others look away.
it-is-me = I am { $name }
time-left = { $seconds } s
table-log = What happened

# A private server
private-server = A private table
private-server-why = You need the password to get in. Ask whoever invited you.
password = Password
come-in = Come in

# Looking back
replay = Looking back
cannot-replay = This game can't be shown
link-damaged = This link is broken or was cut off. Ask for it again.
before-the-game = Before the first move.
step = Move
step-of = Move { $step } of { $steps }
through-the-game = Through the game
first-step = To the beginning
step-back = One move back
step-on = One move on
play-by-itself = Play it by itself
stop-playing = Stop
last-step = To the end
through-eyes = Through the eyes of
eyes-all = everyone, all cards open
eyes-watch = a spectator
all-hands = What everybody holds
copy-position = Copy a link to this moment
looking-back = You are looking back.
back-to-now = Back to now
look-back = Look back
open-record = Open a saved game
open-record-why = A game you saved, or that somebody sent you.
finished-games = Games you played

# At the table
tab-log = Log
tab-chat = Chat
tab-table = Table
tab-rules = Rules
rules-of-game = The rules
something-new = something new
nobody-spoke = Nobody has said anything yet. A good game often begins like this.
seat-here = plays
seat-yours = you
seat-on-device = at this device
seat-away = is away; the game waits
seat-left = has left; a bot plays for now
seat-clock = ran out of time; a bot plays for now
seat-resigned = gave up; a bot plays on
seat-bot = bot ({ $level })
pause = Pause the game
resume = Resume
leave-sure = A bot plays for you until you come back.
resign = Give up
resign-sure = A bot plays on in your place, and you can't come back into this game.
are-you-sure = Are you sure?
while-you-were-away = While you were away
go-on = Go on
share = Share
whole-game-again = Watch it again
hours-left = { $hours } h { $minutes } min
days-left = { $days } d { $hours } h

keys = Press ? for the keys.

# How a table is set up
table-choices = How shall we play?
choices = Options
bots-play = The bots are
clock = Clock
clock-none = no clock
clock-seconds = { $seconds } seconds a move
clock-minutes =
    { $minutes ->
        [one] 1 minute a move
       *[other] { $minutes } minutes a move
    }
clock-days =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
spectators-yes = spectators welcome
spectators-no = no spectators
aids-yes = memory aids
aids-no = without memory aids
allow-spectators = Others may watch
show-aids = Memory aids: show what you would otherwise have to remember
one-more-here = One more person at this device
close-table = Clear the table
close-sure = The table is cleared for everybody, and the invitation no longer works.
leave-seat = Stand up
table-closed = This table was cleared before it began.
so-be-it = Done
choose-file = Choose a file
file-too-large = That file is far too large for a saved game.
who-is-player = Who is player { $number }?
chair-here = here
chair-bot = bot
chair-friend = friend

# Nobody chose the dice
start-waits = A moment for { $players }, so that nobody can choose what chance brings …
fair-seal-fair = Nobody chose what chance brought
fair-seal-theirs = Chance as the players mixed it
fair-seal-end-unseen = The chance holds; the end was not seen here
fair-seal-left-out = Mixed without your share
fair-seal-alone = Mixed by the server alone
fair-seal-partial = Not played to the end
fair-seal-unread = Not checked here
fair-seal-wrong = Something is wrong with the chance of this game!
fair-about-fair = This browser worked out all { $events } throws, draws and deals anew, from the secret the server was bound to before the game and from what the players added, you among them. They are exactly what was played.
fair-about-theirs = This browser worked out all { $events } throws, draws and deals anew. They are exactly what secret and shares give. Your own share is not among them: that nobody chose is sure only to those whose share is.
fair-about-end-unseen = All { $events } throws, draws and deals of this record are what secret and shares give. But this browser was not there when the game ended, and it knows no rules: it cannot tell whether this is the whole game, nor whether the result is right. The program can: save the game, then speeltafel verify game.json.
fair-about-left-out = All { $events } throws, draws and deals follow from the secret and from the shares that are in it. Yours is not, although this browser showed it: it came too late, or the server left it out. So only those whose share is in it can be sure that nobody chose.
fair-about-alone = All { $events } throws, draws and deals follow from the server's secret, but no player added anything. So one has to believe that the server did not choose.
fair-about-partial = What was played, { $events } throws, draws and deals, is what secret and shares give. The game was broken off, so nothing can be said of the rest.
fair-about-unread = This page cannot check the chance of this game: it was played by an older method, or the page does not know the game well enough. The program can: speeltafel verify.
fair-about-wrong = This browser worked out the chance of the game anew, and something does not fit. Keep the record, and ask whoever runs the server.
fair-about-withheld = Whoever promised a share and did not show it may have lost the connection. In league with the server they could have chosen between two games, so keep an eye on it if it happens often.
fair-added = added to the chance
fair-withheld = promised a share and did not show it
fair-nothing = added nothing
fair-none = added nothing to the chance of the game
fair-why-proof = The proof is missing, or is not a proof.
fair-why-secret = The secret is not the one the server had promised before the game.
fair-why-again = The server had promised the same secret at another table: somebody could have known what would come.
fair-why-terms = The record is of a game with other names, players or options than were agreed on at the start.
fair-why-share = The share shown for { $players } is not the one that was promised.
fair-why-chance = Step { $number } says “{ $found }”, but “{ $expected }” was drawn. Somebody chose it.
fair-why-seen = Step { $number } of the record is not what was to be seen here.
fair-why-result = The result in the record is not the one that was shown here.
fair-why-end = This browser saw the game end in another way than the record says.
fair-elsewhere = Check it on another computer
fair-elsewhere-how = Save the game, and let the program look at it. The long numbers are what this browser kept: the server's promise, your own share, and what was agreed at the start.
fair-how = How does it work?
fair-title = Why nobody can choose the dice
fair-child = For children, and everybody else
fair-child-notes = Imagine that everybody at the table writes a number on a note, and so does the one who throws the dice. Nobody shows theirs.
fair-child-fold = All notes are folded and laid on the table. From now on nobody can change theirs.
fair-child-mix = Then everybody unfolds their note. All numbers together are stirred into one big soup, and every die and every card of the game comes out of that soup.
fair-child-honest = If you wrote down any number at all, nobody could know beforehand what the soup would be: not your brother, not the computer, not even both together. So nobody could choose the dice.
fair-child-check = The one who throws the dice keeps their note folded until the game is over, or everybody could look ahead. Then your browser cooks the soup once more and looks whether every die was right. If so, there is a seal.
fair-seals = What the seals say
fair-means-fair = All was worked out anew, and your own share is in it.
fair-means-theirs = All was worked out anew; shares of others are in it, yours is not. You watched, or came from another device.
fair-means-end-unseen = All was worked out anew, but this browser did not see the game end. Whether it is the whole game, only the program can say.
fair-means-left-out = All was worked out anew, but your share is not in it, although this browser showed it: too late, or left out.
fair-means-alone = It follows from the server's secret, but no player added anything, as happens with programs that play without this page.
fair-means-partial = The game was broken off; what there is of it is right.
fair-means-unread = A game from before this way of mixing, or one whose draws the page cannot read.
fair-means-wrong = Something does not fit, and it says what.
fair-expert = For cryptographers
fair-step-secret = When a table is set up the server draws a secret of 256 bits and tells its commitment. The page keeps the first one it hears, and notices one that is used again.
fair-step-commit = Every person at the table commits to 256 bits of their own when sitting down, one share for all seats of a device. Bots add nothing.
fair-step-bind = At the start the terms are bound: one text with the game, options, names, and all commitments.
fair-step-reveal = Pages then reveal their shares, each only under terms that have both commitments it knows, and never under a second set of terms. After ten seconds the game begins without whoever has not; everybody is told.
fair-step-draw = All draws come from secret, terms and shares. They depend on the number of the chance event, never on what players do.
fair-step-open = With the record of the finished game come the secret and the shares. The page checks commitments, terms, every chance event, and that the record is the game it saw.
fair-limits = What this does not do
fair-limit-withhold = A player in league with the server may keep a promised share back once they know what it would give: a choice between two games for each such player, and everybody sees it.
fair-limit-knows = The server knows all that is hidden and all that will come, and could tell a friend. It cannot choose it.
fair-limit-page = This page comes from the server too. Whoever does not trust it checks with the program on another computer, or plays with a client of their own.
fair-limit-moves = Dates and the players' own moves are not proven; the page compares the moves with what it saw.
fair-limit-end = The page knows no rules. That a game ended too soon, or with another result than the rules give, everybody at the table sees, and the program finds; the page only notices if it was told otherwise before.
fair-limit-alone = A record alone proves little to somebody who did not play: anybody can make one up with all its secrets.

# The story
story-next = Next
reading-chapter = This is what it came to. Go on when you have read it.
since-your-turn = Since your last turn
see-again = See it again
pace = Pace
pace-calm = Calm
pace-normal = Normal
pace-brisk = Brisk
pace-at-once = At once, without a story
pace-step = Step by step
chapter-all = Show all

# The end
ending-ranking = How it ended
ending-you-win = You win!
ending-you-share = You win, together!
ending-you-came =
    { $place ->
        [2] You came second.
        [3] You came third.
       *[other] You came number { $place }.
    }
ending-winners =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } win together!
    }
ending-decided = Ahead for good from here:

# The review
where-won = Where was it won?
tab-review = Review
review-chart = Everybody's chances; left and right go through the game
review-begins = The judge is looking at your game…
review-queue =
    { $place ->
        [one] One other game is looked at first.
       *[other] { $place } other games are looked at first.
    }
review-progress = { $done } of { $total } decisions looked at.
review-progress-bar = Decisions looked at
review-chances = Chances: { $chances }.
review-keys = Keys: left and right step through the game, N and B go to the next mark and back.
review-decision = This decision
try-again = Try again
turning-points = Where it turned
turning-luck = { $told } Luck took { $player } from { $before } to { $after }.
turning-decision = { $told } That took { $player } from { $before } to { $after }.
turning-judge = { $told } Looking again, the judge gave { $player } { $after } instead of { $before }.
no-turning-points = It never really turned.
ledger = Luck and play
ledger-why = Wins in 100 games like this. Luck and everybody's play add up to the result.
ledger-start = At the start
ledger-luck = Luck
ledger-own = Own play
ledger-others = Others' play
ledger-judge = Judge's second look
ledger-result = Result
error-rate =
    { $decisions ->
        [one] Lost { $rate } of what was at stake in one decision.
       *[other] Lost { $rate } of what was at stake in { $decisions } decisions.
    }
helped = Who helped whom
helped-by = Whose play
helped-most = { $player }'s play gave { $other } { $points } wins in 100.
decisions = Decisions
filter-seat = Whose decisions
filter-everybody = Everybody's
filter-severity = Which decisions
severity-doubtful = Doubtful and worse
severity-mistake = Mistakes and worse
severity-blunder = Blunders
severity-good = Well found
severity-all = All decisions
no-decisions = None of these. Well played!
no-decisions-yet = None so far.
verdict-doubtful = Doubtful of { $player }: { $played }, where { $best } wins { $wins } more games in 100.
verdict-mistake = A mistake by { $player }: { $played }, where { $best } wins { $wins } more games in 100.
verdict-blunder = A blunder by { $player }: { $played }, where { $best } wins { $wins } more games in 100.
verdict-only = The only good move, and { $player } found it: { $played }.
verdict-found = Well found by { $player }: { $played }. Few would have.
verdict-best = { $player } chose what the judge would: { $played }.
verdict-as-good = { $player } chose { $played }, as good as { $best }.
verdict-fine = { $player } chose { $played }; { $best } wins { $wins } more games in 100, too few to mind.
look-how = Look at it
look-after = After it
look-knew = What they knew
look-so = What was so
alternatives = Chances to win after each move, by what could be known:
played-here = played
judges-choice = judge's choice
as-good = as good
ghost-played = played
ghost-better = better
think-longer = Think longer about it
thinking-longer = Thinking…
puzzles-of =
    { $count ->
        [one] Try { $player }'s mistake again
       *[other] Try { $player }'s { $count } mistakes again
    }
puzzle = Puzzle
puzzle-of = Puzzle { $number } of { $count }
puzzle-find = Find the best move ({ $number } of { $count }). You are { $player }.
puzzle-ask = You are { $player }. What would you play now?
puzzle-in-numbers = With your move you win { $wins } of such games, with the best one { $best }.
puzzle-best = Yes, { $move } is the judge's choice!
puzzle-as-good = Yes, { $move } is as good as { $best }.
puzzle-same-again = That is what was played in the game: { $move }. There is something better.
puzzle-worse = Not the best: { $move } loses { $wins } games in 100.
puzzle-not-considered = That is not among the best. There is something better.
puzzle-again = Try again
puzzle-give-up = Show me
puzzle-next = Next puzzle
puzzle-next-game = On to the next game
puzzle-end = Back to the review
puzzle-stop = Back to the review
puzzles-today = Puzzles of the day
tab-puzzle = Puzzle
day-puzzle-hardness =
    { $missed ->
        [0] Every level of our bots finds this one.
        [one] One of the { $levels } levels of our bots misses this one.
       *[other] { $missed } of the { $levels } levels of our bots miss this one.
    }
day-puzzle-tried = your move
day-puzzle-tempting = looks tempting
day-puzzle-done = That's all three for today!
day-puzzle-tomorrow = Tomorrow there are three new ones.
day-puzzle-score = Right at the first try: { $right } of { $count }.
day-puzzle-streak =
    { $days ->
        [0] No streak yet: one puzzle right at the first try begins one.
        [one] Your streak: one day.
       *[other] Your streak: { $days } days in a row.
    }
day-puzzle-share = Share
day-puzzle-shared = Copied
day-puzzle-text = Speeltafel · { $game } · { $day } · { $marks } · streak { $days }
own-mistakes = Learn from your games
own-mistakes-why =
    { $count ->
        [one] The judge knows something better for one move of yours.
       *[other] The judge knows something better for { $count } moves of yours.
    }
own-mistakes-begin = Try them again

# Tips
tip = Tip
tip-asking = Let me think…
tip-show-move = Show the move
tip-show-shares = What are the others worth?
tip-thanks = Thanks
tips-yes = with tips
allow-tips = Tips also when people play together; against bots there always are
key-tip = ask for a tip, where there are any

# Keys
the-keys = Keys
close-keys = Close
key-tab = from one group of things to the next
key-arrows = within a group; elsewhere: back and forth in the game
key-enter = do it
key-escape = never mind
key-hear = hear how things stand
key-undo = take the last move back
key-next = go on with the story
key-sound = sound on or off
key-list = this list

# Rules, whole
help-how-to-play = How to play
help-reference = Reference
help-example = Example:
help-rulings-title = Cases the rule sheet doesn't cover
rules-page = The rules, whole
rules-by = { $game }: the rules
rules-players = For { $few } to { $most } players.
rules-print = Print them

# Lessons
lesson-learn = Learn it in two minutes
lesson-of = Learn { $game }
lesson-well-done = Well done!
lesson-new-position = New position
lesson-learned = What you learned
lesson-next = Next
lesson-play = Play a game against bots

# Newcomers
newcomer = New to this game?
played-before = Have you played { $game } before?
played-yes = Yes
played-no = No, explain as we go
explained-close = Got it
explained-enough = No more hints

# What is what
what-is-what = What is what?
key-ask = what is this? (twice: everything)
