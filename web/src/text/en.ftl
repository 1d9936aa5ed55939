# The page itself, in English.

# Home
welcome = What shall we play?
your-name = Your name
language-name = English
switch-language = Nederlands
number-of-players = Players
fewer-players = One player fewer
more-players = One player more
against-bots = Play against bots
with-friends = With friends
on-this-device = On this device
continue = Go on playing
open-tables = Open tables
nothing-open = No table is waiting for you. Set one up: somebody always comes when the kettle is on.
table-of = { $game }: { $names }
free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
your-turn-short = your turn
list-it = Show among the open tables
who-plays = Who plays here?
name-of-player = Name of player { $number }
begin = Begin
cancel = Cancel
home = All games
not-reached = The server cannot be reached just now.
unofficial-all = Unofficial versions, rules in our own words. The games and their boxes belong to their owners.
skip-to-game = To the table

# At a table
sit-down = Sit down
take-a-seat = There is a seat for you
waiting-for = Waiting for company
seat-free = free
bot = bot
let-bot-play = Let a bot sit here
free-seat = Free this seat
start-game = Start the game
fill-with-bots = Start, bots fill up
invite = Send your friends this link, or let them scan the code.
copy-link = Copy the link
link-copied = Copied
waiting-host = The host starts the game.
you-watch = You are watching.
reconnecting = The connection is lost. Trying again…
turned-away = No way in
loading = The table is being laid…
undo = Undo
log = Log
chat = Chat
rules-tab = Rules
more = Menu
close = Close
say-something = Say something
send = Send
sound-on = Sound: on
sound-off = Sound: off
aids-on = Memory aids: on
aids-off = Memory aids: off
take-seat-back = Take my seat back
bot-for = A bot plays for { $name }.
is-away = { $name } is away.
let-bot-stand-in = Let a bot play
leave-table = Let a bot play for me
rematch = Once more
to-rematch = To the next game
save-record = Save the game
seats-of-table = Players
react-bravo = Bravo!
react-laugh = Ha!
react-wow = Wow!
react-sad = Oh no…
react-think = Hmm…
react-hurry = Come on!
react-thanks = Thanks!
pass-device = Pass the device to { $name }.
nobody-looks = Nobody else looks.
it-is-me = I am { $name }
time-left = { $seconds } s
table-log = What happened
