# What all games share, in English.

seat-name = Player { $number }
and = { $first } and { $last }

# Moves
move-not-text = A move must be a string, such as one from game.legal(), not { $text }.
game-is-over = The game is over. Start a new one to keep playing.
not-to-move = It isn't this player's turn, so there is nothing to choose.
view-of-another-game = This view is from { $found }, but this bot plays { $expected }.
nothing-to-undo = You can't undo this move any more: since then, dice or cards have been revealed, or somebody else has moved.
no-such-seat = There is no seat { $seat }. Choose a seat from 0 to { $last }, or None for a spectator.
seats-in-no-order = Name each seat once, from 0 to { $last }.

# Names
game-unknown = Unknown game { $found }. Choose one of: { $known }.
bot-unknown = Unknown bot { $found }. Choose one of: { $known }.
language-unknown = Unknown language { $language }. Choose one of: { $known }.
scene-unknown = The { $game_name } lesson has no scene { $scene }. It has { $scenes } scenes, counted from 0.
day-unknown = { $found } isn't a date. Use a date like 2026-11-16.
puzzles-none = There are no puzzles for { $game_name } yet.
lesson-too-long = { $most ->
        [one] This scene takes only one move.
       *[other] This scene takes { $most } moves at most.
    } Start the scene again.
players-out-of-range = { $game_name } is for { $few } to { $most } players, not { $players }.
rules-unknown = This game uses version { $found } of the { $game_name } rules, but this Speeltafel only knows versions up to { $newest }. Install a newer Speeltafel.
extra-missing = This needs { $missing }, which isn't installed. Install the extra “{ $extra }”: pip install speeltafel[{ $extra }]. In the source folder, type: pip install ".[{ $extra }]".

# Options and printed data
argument-wrong-type = { $argument } must be of type { $expected }, not { $found }.
option-unknown = Unknown option { $option }. Choose one of: { $known }.
option-bad = Option { $where }: { $why }.
printed-bad = { $file }, line { $line }, { $where }: { $why }.
printed-unreadable = Can't read { $file }: { $detail }.
value-wrong-type = { $detail }
own-box = Do you own the box? Then put its real numbers into printed.toml, in the folder speeltafel/games/{ $game }. For a single table, use a copy of that file: speeltafel play { $game } --options FILE.

# Records
record-bad-move = Move { $number }: { $why }
record-refused = This saved game can't be replayed: { $why }
record-format = This file isn't a Speeltafel game. Its format is { $found }, not { $expected }.
record-misshapen = The record is invalid at { $where }: { $detail }.
record-not-json = This file isn't a saved game.
record-damaged = This saved game is damaged or incomplete (line { $line }, column { $column }).
record-not-utf8 = This file isn't a saved game: it isn't UTF-8 text.
record-not-object = This file isn't a saved game: it isn't a JSON object.
record-absurd = The record can't be read: it is nested too deeply, or a number in it is far too long.
record-key-twice = The record contains the key { $key } twice.
record-fraction = The record contains the number { $number }. Only whole numbers are allowed.
record-too-big = The record is larger than { $most } MB.
record-too-long = The record has { $moves } moves. The maximum is { $most }.
record-seats = The record names { $names } seats, but the game has { $players } players.
record-name = The record contains the name { $name }. A name can have at most { $most } printable characters.
record-played = The date in the record is { $found }. Use an ISO date, such as 2026-11-16.
move-too-long = A move can have at most { $most } characters.
move-not-a-pair = Each entry must be a pair of player and move, like [0, "…"].
actor-chance = chance
actor-seat = seat { $seat }
actor-player = player { $number } (seat { $seat })
wrong-actor = this move belongs to { $expected }, not to { $found }.
result-missing = the game ends here, but the record has no result.
result-too-early = the record has a result, but the game isn't over here.
result-wrong = the game ends with a different result from the one in the record.

# Simulations
bots-and-seats = You named { $bots } bots for { $players } players. Name one bot for all seats, or one for each seat.
game-without-end = One game still wasn't over after { $decisions } decisions. With these options, games may never end.

# Tables: why not
seat-taken = { $player } is already sitting there. Choose another seat.
seat-not-yours = That isn't your seat.
table-full = All the seats at this table are taken.
invite-wrong = This link only lets you watch. To play, ask for the invitation link.
offer-gone = This code has already been used, or it has expired. Show a new one on the other device.
host-only = Only the host can do that.
seats-open = { $count ->
        [one] One seat is still free. Wait for somebody to join, or let a bot sit there.
       *[other] { $count } seats are still free. Wait for people to join, or let bots sit there.
    }
begun-needs-bots = Only games against bots can continue here.
nobody-plays = At least one person must play.
already-started = The game has already started.
game-starts = The game is about to start. One moment.
nothing-to-reveal = You can't reveal random numbers now.
share-not-promised = That isn't the random number you promised.
not-started = The game hasn't started yet.
game-goes-on = The game isn't over yet.
game-is-paused = The game is paused. Resume it first.
not-your-turn = It's not your turn.
position-gone = The game has moved on. Look again, then choose.
bot-plays-for-you = A bot is playing for you. Take your seat back first.
bot-plays-there = A bot is already playing for { $player }.
player-is-here = { $player } is here. A bot can only play for somebody who is away.
player-just-left = { $player } has only just lost the connection. A bot can step in after { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
you-play-yourself = No bot is playing for you, so you don't need to take your seat back.
already-resigned = This player has given up. That can't be undone.
clock-is-yours = Your clock is running, so only the others can pause the game. Ask them.
nobody-waits = The game isn't waiting for { $player }.
nudged-already = { $player } has already been nudged for this move. Give them a moment.
nudge-first = Nudge { $player } first.
wait-longer = Give { $player } { $seconds ->
        [one] 1 more second
       *[other] { $seconds } more seconds
    }.
days-off-no-days = You can only take days off in games that allow at least a day per move.
days-off-none = You haven't taken days off.
days-off-enough = { $days ->
    [0] You have no days off left in this game.
    [one] You have one day off left in this game.
   *[other] You have { $days } days off left in this game.
}
clock-decides = This table has a clock. When the time is up, a bot steps in.
undo-too-late = The time for this move has run out, so you can't undo it.
bot-makes-this-move = You ran out of time, so the bot makes this move. You can take your seat back right afterwards.
nobody-is-back = If you went on now, only bots would play. Somebody has to take their seat back first.
no-game-played = No game was played at this table, so there can't be a rematch. Start a new table.
rematch-is-set = The next game is already set up. Follow the link at this table.
name-bad = Choose a name of at most { $most } visible characters.
chat-enough = You've reached the limit of { $most } messages for one game.
chat-full = This table has reached the limit of { $most } messages for one game.
too-much-stored = Your network has saved too much on this server in the past hour. Wait a while, then continue.
commands-enough = This table has been changed too many times. Play with these settings, or start a new table.
chat-unprintable = This message is empty, or it contains characters that can't be shown.

# Tables: what happened
news-sat = { $player } sits down.
news-stood = Seat { $number } is free again.
news-uninvited = The invitation has changed. Anyone who hasn't joined yet needs the new link.
news-placed = A bot takes seat { $number }.
news-renamed = { $player } has a new name.
news-arranged = The host has changed the order of the seats.
news-started = The game begins.
news-started-without = The game begins. { $players } didn't help shuffle.
news-undone = { $player } undoes a move.
news-paused = The game is paused.
news-resumed = The game continues.
news-away = { $player } is away. A bot is playing for now.
news-left = { $player } has left. A bot is playing for now.
news-clock = { $player } has run out of time. A bot is playing for now.
news-resigned = { $player } gives up. A bot takes over.
news-nudged = { $player } nudges { $other }.
news-days-off = { $days ->
    [0] { $player } is back from days off.
    [one] { $player } takes one day off. Their clock is stopped for that day.
   *[other] { $player } takes { $days } days off. Their clock is stopped for those days.
}
news-slow = A bot plays this turn for { $player }.
news-bot-late = { $player } was short of time and played this move like a weaker bot.
news-reclaimed = { $player } is back.
news-carried = { $player } continues on another device.
news-rematch = The next game is ready.
news-finished = The game is over.
news-abandoned = Everyone has given up. The game is over.
news-endless = This game would never end, so it stops after 20,000 steps. Nobody has won.
news-closed = The host has closed this table.

# Proof of fair chance
proof-missing = The record has no proof of fair dice and cards.
proof-misshapen = The proof in the record is invalid: { $detail }.
proof-method = The proof uses the method { $found }. This version only knows { $expected }.
proof-people = The people in the proof aren't the people in the game.
proof-other-game = The proof is for a game with other names, options or rules.
proof-share = The random number that { $players } promised isn't in the proof.
proof-not-kept = This proof is for another table: its commitment is { $found }.
proof-other-terms = The terms in the proof aren't the ones you agreed to. Somebody changed them afterwards.
proof-not-mine = Your random number isn't in the proof. Either this is a different game, or your number was left out.
proof-seats = The proof names { $found } seats, but the game has { $players } players.
proof-commitment = This isn't the secret that the server promised before the game.
proof-wrong-chance = Move { $number } of the record is { $found }, but { $expected } was drawn. Somebody changed the record.

# The store
database-address = Use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME for the database.
think-needs-postgresql = `think` needs the PostgreSQL database that the servers use: --database postgresql://…
nobody-could-think = With a SQLite file, only the server itself can run bots. Leave out --bot-workers 0, or choose a PostgreSQL database with --database.
nobody-thinks = No worker is running, so the bots won't move. Start `speeltafel think` with this database, or a server with --bot-workers 1.
database-newer = The database { $database } comes from a newer version of Speeltafel. Install that version, or choose another database with --database.
database-in-use = Another server is already using { $database }. Stop that server, or choose another file with --database.
database-unusable = Can't use the database { $database }: { $why }.
backup-exists = { $file } already exists. Choose another name: a backup never overwrites a file.
backup-failed = Couldn't copy the tables to { $file }: { $why }.
restore-failed = Couldn't restore the tables from { $file }: { $why }. Nothing was changed.
not-a-backup = { $file } isn't a backup of Speeltafel's tables. Nothing was changed.
backup-postgresql = This command is for SQLite. For PostgreSQL, use pg_dump to make a backup (even while servers are running). To restore a backup, stop the servers and use pg_restore.
store-unavailable = This couldn't be saved, so nothing happened. Try again in a moment.
store-unreadable = The server can't read its tables right now. Try again in a moment.
store-conflict = Somebody else changed this table at the same time, so nothing happened. Try again.

# The server
table-unknown = This table doesn't exist any more, or the link isn't complete.
join-code-unknown = No table has this code now. Check the four letters.
table-unreadable = This table is damaged and can't be opened. The person who runs this server has been told. Other tables aren't affected.
record-unknown = You can save this game only when it's over.
hello-expected = A connection must begin with a hello that names the table and your token.
protocol-version = This page uses version { $found } of the protocol, but the server uses { $expected }. Reload the page.
password-wrong = Wrong password. Try again.
token-wrong = A request needs a token: 22 to 64 random letters, digits, hyphens or underscores.
too-many-guesses = Too many wrong passwords from your address. Wait a minute, then try again.
too-many-join-codes = Too many wrong codes from your address. Wait a minute, then try again.
too-many-requests = That was too fast. Wait a moment, then try again.
too-many-connections = Too many connections from your address. Close some pages, then try again.
too-many-tables = You have opened many tables in a short time. Play at one of them, or wait a while.
too-many-listed = { $most } of your tables are already waiting for players. Start or close one first.
request-head-too-large = The header of this request is too large.
request-too-large = This request is too large.
host-unknown = This server isn't set up for the name { $name }. If that name is yours, add --allowed-hosts { $name }.
page-elsewhere = Pages from other sites can't use this server. If the page is yours, start the server with --origin and the page's address.
proxy-bad = { $found } isn't an IP address or a network. Use an address, such as --trusted-proxies 127.0.0.1, or a network, such as 10.0.0.0/8.
base-path-bad = { $found } can't be a path. Use a path such as --base-path /games, with only letters, digits and - . _ ~ between the slashes.
frame-bad = { $found } isn't a valid page address. Use --frame-ancestors self, or an address such as https://home.example.org.
no-spectators = The host doesn't allow spectators at this table.
message-unreadable = Can't read this message: { $detail }.
request-wrong = Can't answer this request: { $detail }.
our-fault = Something went wrong on the server. The error was logged, and nothing was changed. Please try again.
limit-unknown = Unknown limit { $found }. Choose one of: { $known }.
limit-bad = The limit { $name } must be a number above 0, not { $found }.
cannot-listen = The server can't listen on { $host }, port { $port }: { $why }.

# Tournaments
bots-for-tournament = A tournament needs two or more different bots. Choose from: { $known }.
journal-unreadable = { $file } isn't a Speeltafel progress file.
journal-of-another = { $file } holds the progress of a different run. Choose another file, or delete this one.
no-solver = Speeltafel can't solve { $game_name } yet.
no-solver-for = Speeltafel can solve { $game_name } for { $can } players, but not for { $players }.

# For researchers
batch-size = A batch needs at least one game, not { $found }.
batch-bots = Name a bot or None for each of the { $players } seats. Leave at least one seat for your own program.
batch-bot-looks-ahead = { $level } looks ahead, which is too slow for batches. Choose one of: { $known }.
batch-actions = A batch of { $expected } games needs { $expected } whole numbers: one action for each game. It got { $found }.
batch-illegal = In game { $place } of the batch, action { $action } isn't allowed. The game's mask shows the allowed ones. Nothing was played.
action-impossible = Action { $action } isn't allowed now. The mask shows the allowed ones.
argument-not-one-of = { $argument } can't be { $found }. Choose one of: { $known }.
seat-and-bots = With { $players } players, your seat must be 0 to { $last }, and bots play the other { $others }. Name one bot for all of them, or one for each.
ending-nobody-to-move = An endgame must begin on a player's turn, but at the end of this record it's nobody's turn.
no-card = No usable NVIDIA card was found: { $why }.
suite-unknown = Unknown entry { $found } in the suite. Choose one of: { $known }.
agent-unknown = Unknown bot { $found }. Choose one of: { $known }. For your own program, use module:Agent.
agent-not-found = Can't find { $agent }: { $why }. Use a name like my_agents:Agent. The file my_agents.py must be in this folder or installed.
agent-failed = { $agent } has crashed ({ $kind }: { $why }).
agent-illegal = { $agent } chose action { $action }, which isn't allowed now. The mask shows the allowed ones.
agent-says-nothing = { $agent } can't play: it has neither act(observation, mask) nor choose(view).
export-mixed = The records are for different games or player counts. Export each kind separately.
export-of-another = { $folder } contains parts of another export. Delete that folder, or choose another file.
cluster-lost = The Dask scheduler at { $address } has stopped. If you keep progress in a file, run the command again to continue where it left off.
no-cluster = There is no Dask scheduler at { $address }: { $why }.

# Reviews on a server
review-unknown = This review is no longer available. Start a new one.
review-no-decision = Nobody had anything to decide at this moment.
review-failed = The review failed. Try again. If it fails again, save the game and send it to the person who runs this server.
review-took-too-long = The review took too long and was stopped. Try again when fewer games are waiting for a review.
too-many-reviews = { $most ->
    [one] You already have a review running. Wait until it's finished,
   *[other] You already have { $most } reviews running. Wait until one of them is finished,
 } then ask again.
no-tips = The host doesn't allow tips at this table.
judge-busy = The server is busy. Try again in a moment.

# Reviews
review-unfinished = This game isn't over yet, and a review would give away secrets. Finish the game first.
review-too-long = This game has { $moves } moves. A review can cover { $most } moves at most.
review-too-sure = For games between “{ $level }” bots, this chart is too confident (slope { $slope }): the leader wins less often than the chart shows.
review-not-sure = For games between “{ $level }” bots, this chart is too cautious (slope { $slope }): the leader wins more often than the chart shows.
review-not-measured = We haven't tested these winning chances for this number of players.
review-by-feeling = This board hasn't been solved, so the review only estimates how good each position is after a turn.
review-rises = { $player }’s chances go up from { $before }% to { $after }%.
review-falls = { $player }’s chances go down from { $before }% to { $after }%.
review-doubtful = Move { $number }, { $player }: { $played }. A bit weak: { $best } wins { $loss } more games in 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-mistake = Move { $number }, { $player }: { $played }. A mistake: { $best } wins { $loss } more games in 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-blunder = Move { $number }, { $player }: { $played }. A blunder: { $best } wins { $loss } more games in 100{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-fine = Move { $number }, { $player }: { $played }. A good move.
review-only = Move { $number }, { $player }: { $played }. The only good move.
review-found = Move { $number }, { $player }: { $played }. The only good move, and hard to find.


# Reasons, in reviews and tips. The game's own texts have the facts.
cases =
    { $how ->
        [never] never
        [hardly] almost never
        [nearly] almost always
        [always] always
       *[of] { $tens ->
                [one] 1 time in 10
               *[other] { $tens } times in 10
            }
    }
cases-short = { $tens }
instead =
    { $how ->
        [of] { ", " }
       *[adverb] { ": " }
    }{ $better } instead of { $played }
oftener =
    { $more ->
        [yes] { " " }more often
       *[no] { " " }less often
    }
number =
    { $value ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[more] { $value }
    }
clause-comma = { $clause }, { $then }
clause-semicolon = { $clause }; { $then }
reason = { $clause }.
reason-colon = { $clause }: { $then }.
reason-none = No single reason stands out. The better move wins about { $games ->
        [one] 1 more game
       *[other] { $games } more games
    } in 100.
worth-the-same =
    { $all ->
        [yes] All the good moves are equal: you win about { $share } games in 100 with each of them.
       *[no] These moves are equally good: { $moves }. You win about { $share } games in 100 with any of them.
    }
comma = { $first }, { $last }
tip-move = Best move: { $best }.

# Lessons
lesson-other-1 = Otto
lesson-other-2 = Mia
lesson-scene = Scene { $scene } of { $scenes }

# Without a server
pocket-cannot = This needs a server. Here everything runs on your device.
pocket-fault = Something went wrong on this device. Nothing was changed. Please try again.
pocket-no-judge = Tips and reviews haven't been downloaded yet. Go online, then ask again.
pocket-not-built = The files for playing without a server haven't been built yet. In the source folder, run: ./play pocket FOLDER
pocket-folder = { $folder } already contains other files. Choose a new or empty folder.
pocket-unwritable = Can't write to { $folder }: { $why }.
network-closed = You can open Speeltafel to the network only on the computer where it runs, and only if you started it with ./play.
network-missing = This computer isn't connected to a network. Connect it to your Wi-Fi, then try again.
call-turn = It's your turn: { $game }
call-test = This is a test. When it's your turn, you'll get a message here.
calls-off = This server doesn't send messages.
calls-unset = You haven't entered an address for messages yet.
calls-bad = { $found } isn't a web address. Use --calls public or an address such as --calls https://ntfy.example.org.
call-address-bad = Can't send messages to that address. Enter one that starts with https:// and has no port.
call-address-elsewhere = This server only sends messages to a few sites, and that address isn't one of them.
call-address-unreachable = Can't find { $host } on the Internet. Check the address.
call-unanswered = { $host } hasn't answered. Try again later.
call-refused = { $host } refused the message with error { $status }. Check the address.
calls-no-push = This server can't send messages to browsers. Its host can install the extra “push”.
call-keys-bad = The browser's keys are missing or invalid. Turn its messages on again.
call-browser-gone = This browser no longer accepts messages. Turn them on again.
call-zone-unknown = This server doesn't know the time zone { $zone }.
too-many-calls = Too many messages in a short time. Wait a while, then try again.
