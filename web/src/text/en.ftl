# The page itself, in English.

# Home
welcome = What shall we play?
your-name = Your name
switch-language = Nederlands
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
list-it = Show it among the open tables
who-plays = Who plays here?
name-of-player = Name of player { $number }
begin = Begin
cancel = Cancel
home = All games
not-reached = The server can't be reached right now.
unofficial-all = Unofficial versions, rules in our own words. The games and their boxes belong to their owners.

# At a table
sit-down = Sit down
seat-free = free
bot = bot
let-bot-play = Let a bot sit here
free-seat = Free this seat
start-game = Start the game
fill-with-bots = Start and fill with bots
invite = Send your friends this link, or let them scan the code.
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
send = Send
sound-on = Sound: on
sound-off = Sound: off
take-seat-back = Take my seat back
bot-for = A bot is playing for { $name }.
is-away = { $name } is away.
bot-may-stand-in = A bot may step in in { $seconds } s.
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

keys = Keys: ← and → step through the game, Esc comes back to now, u takes a move back, m turns the sound on or off.

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
option-advanced = advanced variant
option-edition-en = English edition
option-edition-nl = Dutch edition
edition = Edition
play-advanced = Play the advanced variant
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
