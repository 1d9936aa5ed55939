# The page itself, in English.

# Home
welcome = What shall we play?
what-it-is = Play three family games: against bots, with friends far away, or with others on one device.
what-it-is-pocket = Play three family games: against bots, or with others on this device.
new-here = New here? Start with tricky.
new-here-learn = Learn it in two minutes
your-name = Your name
their-name = The other player’s name
switch-language = Language
number-of-players = Players
fewer-players = One fewer player
more-players = One more player
against-bots = Play against bots
with-friends = With friends
on-this-device = On this device
continue = Continue playing
open-tables = Open tables
nothing-open = No open tables right now. Start one and invite your friends.
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
no-such-page = Page not found
no-such-page-why = There's nothing at this address. Part of the link may be missing.
list-it = Show this table in the list of open tables
who-plays = Who's playing?
name-of-player = Name of player { $number }
begin = Begin
cancel = Cancel
home = All games
not-reached = Can't reach the server right now.
nothing-stored = Your browser isn't saving anything, so you'll lose your name and your seats when you close this page.
licences = Licences
unofficial-all = These are unofficial versions, with the rules in our own words. The original games belong to their owners.

# At a table
sit-down = Sit down
seat-free = free
not-here-yet = not here
bot = bot
order-seats = Change the seats
shuffle-seats = Shuffle the seats
rotate-seats = Move everyone over one seat
order-done = Done
move-up = Move { $name } up
move-down = Move { $name } down
rename = Rename { $name }
new-name = New name
rename-done = Save
seats-now = The seats: { $players }
let-bot-play = Let a bot sit here
free-seat = Free this seat
send-away = Remove
send-away-name = Remove { $name }
send-away-sure = { $name } will lose their seat, and their invitation will stop working. You'll get a new one to send.
sent-away = The host has removed you from your seat. Ask for a new invitation if you want to play.
no-free-seat = All the seats are taken, but you can watch the game.
start-game = Start the game
fill-with-bots = Fill with bots and start
invite = Send your friends this link, or let them scan the code.
join-code = Join with a code
join = Join
join-table = Join a table
invite-code = Or open { $address } and type
invite-title = Invite your friends
only-this-machine = Only this computer can open the table for now. To let other devices in your home join, start Speeltafel with this command:
network-ask = Only this computer can open the table for now. If you let your home network in, phones can join too. Every device on that network can then open this page.
network-open = Let my network in
which-address = Address on your home network
share-link = Share the link
come-and-play = Come and play { $game } with me!
while-waiting = While you wait
copy-link = Copy the link
link-copied = Copied
waiting-host = Waiting for the host to start the game.
you-watch = You're watching.
reconnecting = Connection lost. Trying again…
reconnecting-move = Connection lost. Your move will be sent as soon as you're back online.
turned-away = Table not found
loading = Loading the table…
undo = Undo
more = Menu
close = Close
say-something = Say something
mute = Mute { $name }
unmute = Unmute { $name }
send = Send
sound-on = Sound: on
sound-off = Sound: off
notify-on = Turn alerts: on
notify-off = Turn alerts: off
call-me = Message me
call-me-about = If your turn begins while you're away, you'll get one message. It names the game and has a link to the table, nothing else.
call-me-way = Send it by
call-me-address = Address
call-me-topic = Choose a topic that is hard to guess. Anybody who knows the topic can read its messages.
call-me-hook = Paste the address of your webhook. Don't show it to anybody.
call-me-quiet = Hold messages during quiet hours
call-me-from = From
call-me-until = Until
call-me-save = Save
call-me-saved = Saved.
call-me-test = Send a test
call-me-tested = Sent. Did the message arrive?
call-me-stop = Stop messages
call-me-stopped = You won't get messages any more.
call-me-trouble = The last message didn't arrive. { $why }
push = This browser
push-about = This browser shows the message, even when the page is closed.
push-insecure = Browsers show messages only for pages whose address begins with https://.
push-unsupported = This browser can't show messages. On an iPhone or iPad, add the page to your Home Screen first.
push-blocked = This browser blocks messages from this page. Allow them in its settings.
push-failed = This browser couldn't turn on messages. Try again, or choose another way.
your-turn-now = Your turn!
take-seat-back = Take my seat back
bot-for = A bot is playing for { $name }.
is-away = { $name } is away.
bot-may-stand-in = A bot can step in after { $seconds } s.
let-bot-stand-in = Let a bot play
is-slow = { $name } is taking a while.
nudge = Nudge { $name }
is-nudged = { $name } has been nudged.
play-turn = Let a bot play this turn
nudged-you = The others are waiting for you.
leave-table = Let a bot play for me
rematch = Play again
to-rematch = Go to the next game
next-game-ready = The others are starting a new game. You'll join them in a moment.
stay-here = Stay here
next-game-title = New game!
save-record = Save the game
keep-game = Save as a web page
keep-game-review = Reviewing: { $percent }%
react-bravo = Bravo!
react-laugh = Ha!
react-wow = Wow!
react-sad = Oh no…
react-think = Hmm…
react-hurry = Come on!
react-thanks = Thanks!
pass-device = Pass the device to { $name }.
it-is-me = I'm { $name }
choose-ahead = Everyone chooses in secret at the same time. Choose now.
chosen-ahead = You've chosen your card. You can still change it until it's your turn.
time-left = { $seconds } s
table-log = What happened

# A private server
private-server = Private table
private-server-why = You need a password to get in. Ask the person who invited you.
password = Password
come-in = Enter

# Looking back
replay = Replay
cannot-replay = This game can't be shown
link-damaged = This link is broken or incomplete. Ask for a new one.
before-the-game = Before the first move.
step = Move
step-of = Move { $step } of { $steps }
through-the-game = Move through the game
first-step = Go to the start
step-back = Previous move
step-on = Next move
play-by-itself = Play automatically
stop-playing = Stop
last-step = Go to the end
through-eyes = View as
eyes-all = everyone (all cards shown)
eyes-watch = a spectator
all-hands = Everyone's cards
copy-position = Copy a link to this moment
looking-back = You're looking at an earlier move.
back-to-now = Back to the game
look-back = Earlier moves
open-record = Open a saved game
open-record-why = A game that you saved, or that somebody sent you.
finished-games = Games you played

# At the table
tab-log = Log
tab-chat = Chat
tab-table = Table
tab-rules = Rules
rules-of-game = The rules
something-new = new messages
nobody-spoke = No messages yet. Say hello!
seat-here = playing
seat-yours = you
seat-on-device = on this device
seat-away = away; the game is waiting for them
seat-left = has left; a bot is playing for now
seat-clock = ran out of time; a bot is playing for now
seat-resigned = gave up; a bot has taken over
seat-bot = bot ({ $level })
pause = Pause the game
resume = Resume
leave-sure = A bot will play for you until you come back.
resign = Give up
resign-sure = A bot will take over your seat, and you won't be able to come back to this game.
days-off = Take days off
days-off-about = Your clock is stopped while you're away, and the others see when you'll be back. You have { $days ->
    [one] one day off
   *[other] { $days } days off
} left in this game.
days-off-days = Days off
days-off-until = You're back on { $date }, or earlier if you like.
days-off-back = I'm back from days off
seat-off = takes days off until { $date }
is-off = { $name } takes days off until { $date }. The clock is stopped until then.
are-you-sure = Are you sure?
bot-played-for-you = A bot played for you
go-on = Continue
share = Share
whole-game-again = Watch the replay
hours-left = { $hours } h { $minutes } min
days-left = { $days } d { $hours } h

keys = Press ? for keyboard shortcuts.

# How a table is set up
table-choices = How shall we play?
choices = Options
bots-play = Bot level
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
aids-no = no memory aids
allow-spectators = Others may watch
show-aids = Memory aids: show what you'd otherwise have to remember
one-more-here = Add a player on this device
close-table = Close this table
close-sure = This closes the table for everyone. The invitation will stop working.
leave-seat = Leave my seat
leave-seat-sure = To sit down again, you'll need a new invitation.
table-closed = This table was closed before the game began.
so-be-it = Done
choose-file = Choose a file
file-too-large = This file is too large to be a saved game.
who-is-player = Who is player { $number }?
chair-here = here
chair-bot = bot
chair-friend = friend

# Nobody chose the dice
start-waits = Waiting for { $players } to help shuffle…
fair-seal-fair = Checked: fair dice and cards
fair-seal-theirs = Checked, but without your random number
fair-seal-end-unseen = Fair, but this browser missed the end
fair-seal-left-out = Your random number wasn't used
fair-seal-alone = Only the server shuffled
fair-seal-partial = Game not finished
fair-seal-unread = Not checked here
fair-seal-wrong = Something is wrong with the dice or cards!
fair-about-fair = This browser recalculated all { $events } rolls, draws and deals, and they are right. They come from the server's secret, fixed before the game, and the players' random numbers, including yours.
fair-about-theirs = This browser recalculated all { $events } rolls, draws and deals, and they all check out. Your own random number wasn't used. Only players whose numbers were used can be sure that nobody cheated.
fair-about-end-unseen = All { $events } rolls, draws and deals in this record are right. But this browser missed the end of the game, and it doesn't know the rules. So it can't tell whether the record is complete and the result is right. To check that, save the game and run: speeltafel verify game.json
fair-about-left-out = All { $events } rolls, draws and deals match, but your random number wasn't used. It came too late, or the server left it out. Only players whose numbers were used can be sure that nobody cheated.
fair-about-alone = All { $events } rolls, draws and deals come from the server's secret alone. No player added a random number, so you have to trust the server.
fair-about-partial = All { $events } rolls, draws and deals so far are right. The game wasn't finished, so there is nothing more to check.
fair-about-unread = This page can't check the dice and cards of this game. The game was played with an older method, or the page can't read its draws. To check it, run: speeltafel verify
fair-about-wrong = This browser recalculated the dice and cards of this game, and something doesn't match. Save the game and ask the person who runs the server.
fair-about-withheld = Somebody promised a random number but didn't send it. Usually that means a lost connection. If it keeps happening, be careful: with the server's help, that player could choose the better of two outcomes.
fair-added = added a random number
fair-withheld = promised a random number but didn't send it
fair-nothing = didn't add a random number
fair-none = didn't help shuffle
fair-why-proof = The proof is missing or can't be read.
fair-why-secret = The secret in the record isn't the one that the server promised before the game.
fair-why-again = The server had already promised the same secret at another table. Somebody could have known what was coming.
fair-why-terms = The names, players or options in this record aren't the ones agreed at the start.
fair-why-share = The random number from { $players } isn't the one that was promised.
fair-why-chance = Step { $number } of the record says “{ $found }”, but “{ $expected }” was drawn. Somebody changed the record.
fair-why-seen = Step { $number } of the record isn't what this browser saw.
fair-why-result = The result in the record isn't the one shown here.
fair-why-end = This browser saw the game end differently.
fair-elsewhere = Check on another computer
fair-elsewhere-how = Save the game and check it with the program on another computer. This browser has kept the long numbers you need: the server's promise, your own random number and the terms agreed at the start.
fair-how = How does it work?
fair-title = Why nobody can rig the dice
fair-child = For children (and everyone else)
fair-child-notes = Imagine that everybody at the table writes a number on a slip of paper. The person who rolls the dice does the same. Nobody shows their slip.
fair-child-fold = All the slips are folded and put on the table. From now on, nobody can change their number.
fair-child-mix = Then everybody unfolds their slip. All the numbers are stirred into one big soup. Every die and every card of the game comes out of that soup.
fair-child-honest = One of the numbers in the soup is yours. So nobody could know beforehand what the soup would be: not your brother, not the computer, not even both together. That's why nobody could choose the dice.
fair-child-check = The person who rolls the dice keeps their slip folded until the game is over. Otherwise that person could look ahead and tell the others. After the game, your browser cooks the soup again and checks that every die was right. If so, the game gets a seal.
fair-seals = What the seals mean
fair-means-fair = Everything was recalculated, and your own random number was used.
fair-means-theirs = Everything was recalculated. Other players' random numbers were used, but not yours: you were watching, or you joined from another device.
fair-means-end-unseen = Everything was recalculated, but this browser didn't see the end of the game. Only speeltafel verify can tell whether the game is complete.
fair-means-left-out = Everything was recalculated, but your random number wasn't used. It came too late, or the server left it out.
fair-means-alone = Everything comes from the server's secret, because no player added a random number. This happens when only programs play, without this page.
fair-means-partial = The game wasn't finished, but everything up to the last move is right.
fair-means-unread = The game was played with an older method, or the page can't read its draws.
fair-means-wrong = Something doesn't match. The page shows what.
fair-expert = For cryptographers
fair-step-secret = When somebody opens a table, the server draws a 256-bit secret and publishes a commitment to it. The page keeps the first commitment it sees, and notices if the server uses one twice.
fair-step-commit = When you sit down, your page draws a 256-bit random number and publishes a commitment to it. Each device adds one number. Bots add none.
fair-step-bind = At the start, the terms are fixed: one text with the game, the options, the names and all commitments.
fair-step-reveal = Then each page reveals its number, but only if the terms contain both the server's commitment and the page's own. A page reveals its number for one set of terms only. After ten seconds, the game begins without the missing numbers, and everybody is told.
fair-step-draw = All draws come from the secret, the terms and the players' numbers. Each draw depends on how many came before it, never on what the players do.
fair-step-open = The record of the finished game contains the secret and the numbers. The page checks the commitments, the terms and every draw. It also checks that the record matches the game you played.
fair-limits = What this method can't do
fair-limit-withhold = A player who works with the server can hold back a number if they don't like the result. That lets them choose between two outcomes, but everybody sees that they held it back.
fair-limit-knows = The server knows everything that is hidden and everything still to come, and it could tell a friend. But it can't choose what comes.
fair-limit-page = This page comes from the server too. If you don't trust the server, check the game with the program on another computer, or play with a program of your own.
fair-limit-moves = The proof doesn't cover dates or the players' own moves. The page compares the moves with what it saw.
fair-limit-end = The page doesn't know the rules. So it can't tell whether a game ended too soon or with the wrong result. Players at the table would notice, and speeltafel verify detects it.
fair-limit-alone = A record alone proves little to somebody who didn't play. Anybody can make up a record with all its secrets.

# The story
story-next = Next
story-skip = Skip
reading-chapter = Here's the score. Press Continue when you're ready.
since-your-turn = Since your last turn
see-again = Show again
pace = Pace
pace-calm = Calm
pace-normal = Normal
pace-brisk = Brisk
pace-at-once = Instant, no animation
pace-step = Step by step
chapter-all = Show all
player = Player
see-count = Show the scoring

# The end
ending-ranking = Final result
end-more = More…
ending-you-win = You win!
ending-you-share = You share the win!
ending-you-came =
    { $place ->
        [2] You came second.
        [3] You came third.
       *[other] You came { $place }th.
    }
ending-winners =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } win together!
    }
ending-decided = From here on, { $players } { $count ->
        [one] was
       *[other] were
    } always ahead:

# The review
where-won = Review this game
tab-review = Review
review-chart = Everyone's winning chances. Press left and right to move through the game.
review-begins = Reviewing your game…
review-warming-up = Warming up: the first review of a game takes longer than later ones.
review-queue =
    { $place ->
        [one] One other game will be reviewed first.
       *[other] { $place } other games will be reviewed first.
    }
review-progress = { $done } of { $total } decisions reviewed.
review-progress-bar = Decisions reviewed
review-chances = Winning chances: { $chances }.
review-keys = Keys: left and right move through the game. N goes to the next mark, and B goes to the previous one.
review-decision = This decision
moments-decided =
    { $count ->
        [0] What decided the game
        [one] The moment that decided the game
        [2] Two moments that decided the game
       *[other] Three moments that decided the game
    }
moments-to-learn = Moves to learn from
moment-all = All moments
moment-of = { $number } of { $count }
moment-move = move { $number }
moment-question = { $you ->
        [yes] It's your move.
       *[other] It's { $player }'s move.
    } What would you play?
moment-try = Try a move on the board.
moment-show-answer = Show the answer
moment-next = Next
moment-more = More
moment-lost = Move { $number }: { $you ->
        [yes] you
       *[other] { $player }
    } could have won { $wins } more games in 100.
moment-doubtful = { $you ->
        [yes] Your move was
       *[other] { $player }'s move was
    } a bit weak: { $played }. It wins { $wins } fewer games in 100.
moment-mistake = { $you ->
        [yes] Your mistake:
       *[other] A mistake by { $player }:
    } { $played }. It wins { $wins } fewer games in 100.
moment-blunder = { $you ->
        [yes] Your blunder:
       *[other] A blunder by { $player }:
    } { $played }. It wins { $wins } fewer games in 100.
show-how = Show how
show-how-better = The better move
show-how-played = { $you ->
        [yes] Your move
       *[other] { $player }'s move
    }
show-how-begins = This is one way the game could continue.
show-how-close = Back
try-again = Try again
turning-luck = { $told } Luck changed { $you ->
        [yes] your chances
       *[other] { $player }'s chances
    } from { $before } to { $after }.
turning-decision = After move { $number } by { $other }, { $you ->
        [yes] your chances
       *[other] { $player }'s chances
    } go from { $before } to { $after }.
no-turning-points = There was no turning point.
ledger = Luck and play
ledger-words = { $you ->
        [yes] You
       *[other] { $player }
    }: luck { $luck }, own moves { $own }, other players { $others }.
ledger-table = Show the table
ledger-why = Counted in wins per 100 games. Luck and everyone's play add up to the result.
ledger-start = At the start
ledger-luck = Luck
ledger-own = Own moves
ledger-others = Others' moves
ledger-judge = Correction
ledger-result = Result
error-rate =
    { $decisions ->
        [one] One decision gave away { $rate } of the winning chances at stake.
       *[other] { $decisions } decisions gave away { $rate } of the winning chances at stake.
    }
marks-why = The larger the mark, the more the move cost in this game. ?! means a bit weak, ? means a mistake, and ?? means a blunder.
kinds = Your usual mistakes
kinds-games =
    { $count ->
        [one] From your last game.
       *[other] From your last { $count } games.
    }
kinds-line = { $kind } { $count } of { $all } mistakes.
kinds-try = Practise this
helped = Who helped whom
helped-by = Player
helped-most = { $player }'s moves gave { $other } { $points } more wins in 100 games.
decisions = All decisions
filter-seat = Whose moves to show
filter-everybody = Everyone
filter-severity = Which decisions to show
severity-doubtful = Weak moves and worse
severity-mistake = Mistakes and worse
severity-blunder = Blunders
severity-good = Great finds
severity-all = All decisions
no-decisions = Nothing to show here. Well played!
no-decisions-yet = None yet.
verdict-doubtful = { $player }'s move was a bit weak: { $played }. Better: { $best }, which wins { $wins } more games in 100.
verdict-mistake = A mistake by { $player }: { $played }. Better: { $best }, which wins { $wins } more games in 100.
verdict-blunder = A blunder by { $player }: { $played }. Better: { $best }, which wins { $wins } more games in 100.
verdict-only = { $player } found the only good move: { $played }.
verdict-found = Great find by { $player }: { $played }. Few players would see it.
verdict-best = { $player } chose the best move: { $played }.
verdict-as-good = { $player } chose { $played }. It's as good as { $best }.
verdict-fine = { $player } chose { $played }. That's almost as good as { $best }: { $wins } fewer wins in 100 games.
look-how = Show the move
look-after = After the move
look-before = Before the move
look-so = With all cards shown
alternatives = Winning chances for each move, judged by what the player could see:
played-here = played
judges-choice = best move
as-good = just as good
ghost-played = played
ghost-better = better
think-longer = Think longer
thinking-longer = Thinking…
puzzles-of = { $you ->
        [yes] { $count ->
            [one] Try your mistake again
           *[other] Try your { $count } mistakes again
        }
       *[other] { $count ->
            [one] Try { $player }'s mistake again
           *[other] Try { $player }'s { $count } mistakes again
        }
    }
puzzle = Puzzle
puzzle-of = Puzzle { $number } of { $count }
puzzle-find = Find the best move ({ $number } of { $count }). You are { $player }.
puzzle-ask = You are { $player }. What would you play now?
puzzle-in-numbers = Your move wins { $wins } of games like this one. The best move wins { $best } of them.
puzzle-best = Yes! The best move is { $move }.
puzzle-as-good = Yes! Your move, { $move }, is as good as { $best }.
puzzle-same-again = That's the move from the game: { $move }. There's a better one.
puzzle-worse = That's not the best move: { $move } loses { $wins } more games in 100.
puzzle-not-considered = That isn't one of the best moves.
puzzle-again = Try again
puzzle-give-up = Show the answer
puzzle-next = Next puzzle
puzzle-skip = Skip this puzzle
puzzle-next-game = Go to the next game
puzzle-end = Back to the review
puzzle-stop = Back to the review
puzzles-today = Puzzles of the day
tab-puzzle = Puzzle
day-puzzle-hardness =
    { $missed ->
        [0] Our bots find the best move at every level.
        [one] Our bots miss the best move at one of { $levels } levels.
       *[other] Our bots miss the best move at { $missed } of { $levels } levels.
    }
day-puzzle-hint = What the best move does:
day-puzzle-tried = your move
day-puzzle-tempting = looks tempting
day-puzzle-done = That's all three for today!
day-puzzle-tomorrow = Come back tomorrow for three new puzzles.
day-puzzle-score = Right on the first try: { $right } of { $count }.
day-puzzle-streak =
    { $days ->
        [0] No streak yet. Solve a puzzle on the first try to start one.
        [one] Your streak: one day.
       *[other] Your streak: { $days } days in a row.
    }
day-puzzle-share = Share
day-puzzle-shared = Result copied
day-puzzle-text = Speeltafel · { $game } · { $day } · { $marks } · streak { $days }
own-mistakes = Learn from your games
own-mistakes-why =
    { $count ->
        [one] You could have played one move better.
       *[other] You could have played { $count } moves better.
    }
own-mistakes-begin = Try those moves again

# Tips
tip = Tip
tip-asking = Let me think…
tip-show-move = Show the move
tip-show-shares = Compare all moves
tip-thanks = Thanks
tips-yes = with tips
allow-tips = Allow tips in games with other people (always on against bots)
key-tip = ask for a tip (where tips are allowed)

# Keys
the-keys = Keyboard shortcuts
close-keys = Close
key-tab = go to the next group
key-arrows = move within a group, or to the previous or next move
key-enter = choose
key-escape = cancel
key-hear = hear how the game stands
key-undo = undo the last move
key-next = continue the animation
key-sound = turn sound on or off
key-list = show this list

# Rules, whole
help-how-to-play = How to play
help-reference = Reference
help-example = Example:
help-rulings-title = Cases the rule sheet doesn't cover
rules-page = Full rules
rules-by = { $game }: the rules
rules-players = For { $few } to { $most } players.
rules-print = Print the rules

# Lessons
lesson-learn = Learn it in two minutes
lesson-of = Learn { $game }
lesson-well-done = Well done!
lesson-new-position = New position
lesson-learned = What you learned
lesson-next = Next
lesson-play = Play against bots

# Newcomers
newcomer = New to this game?
played-before = Have you played { $game } before?
played-yes = Yes
played-no = No, explain as we go
explained-close = Got it
explained-enough = No more hints

# What is what
what-is-what = What is what?
what-is-what-quicker = A quicker way: point at anything on the board for a moment, or hold your finger on it.
key-ask = explain one thing (press twice to explain everything)

# Without a server
pocket-here = Everything runs on this device, even without internet. To play with friends far away, you need a server.
pocket-getting-ready = Getting ready to play: { $percent }%. You can look around in the meantime.
pocket-elsewhere = Speeltafel is open in another tab. Close that tab to play here.
pocket-broken = Speeltafel can't start in this browser. Try a newer browser, or reload the page.
pocket-new-version = There is a new version.
pocket-reload = Reload
pocket-insecure = Everything runs on this device. To play without internet, open the https:// address of this page.
pocket-away = Can't reach the server. You can still play here, on this device.
pocket-to-server = Back to the server
pocket-play-here = Play on this device, without internet
go-on-here = Continue this game
go-on-device = Continue on this device
go-on-device-sure = The game stops on the server, and you continue it here, even without internet. From now on, this device rolls the dice and deals the cards.
go-on-server = Continue on the server
delete-game = Delete this game
delete-game-sure = Delete this game? You can't get it back.

# The screen in the middle
table-view = Table view
table-view-use = Use this screen as the table
table-view-sure = You'll leave your seat. To sit down again, scan that seat's code with your phone.
table-view-scan = Scan a code with your phone to sit down.
table-view-all-here = Everyone is here. Start the game!
table-view-end = Stop using this screen as the table
full-screen = Full screen
screen-lies = This screen is lying flat
screen-stands = This screen is upright
turn-screen = Rotate the picture
screen-may-sleep = This browser can't keep the screen on. You can change that in the device's settings.
whole-board = Show the whole board
only-my-hand = Only my hand
take-along = Switch devices
take-along-how = Scan this code with your other device, and continue there.
take-along-done = Done. You're now playing on your other device.
take-along-watch = Watch the game
