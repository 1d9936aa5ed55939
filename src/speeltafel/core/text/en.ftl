# What all games share, in English.

seat-name = Player { $number }
and = { $first } and { $last }

# Moves
move-not-text = { $text } is not a move: a move is a text, like the ones in game.legal().
game-is-over = The game is over; start a new one to play on.
not-to-move = It is not this player's turn, so there is nothing to choose.
view-of-another-game = This view is of the game { $found }; this bot plays { $expected }.
nothing-to-undo = That can't be taken back: a move stands once something was rolled, dealt or shown, or somebody else has moved.
no-such-seat = There is no seat { $seat }: seats are 0 to { $last }, or None for a spectator.

# Names
game-unknown = There is no game { $found }. The games are: { $known }.
bot-unknown = There is no bot { $found }. The bots are: { $known }.
language-unknown = There is no language { $language }. The languages are: { $known }.
scene-unknown = There is no scene { $scene } in the lesson of { $game_name }: it has { $scenes }, counted from 0.
day-unknown = { $found } is no day: write it as 2026-11-16.
puzzles-none = There are no puzzles of { $game_name } yet.
lesson-too-long = That is more than a scene of a lesson takes: at most { $most } moves. Begin it again.
players-out-of-range = { $game_name } is a game for { $few } to { $most } players, not for { $players }.
extra-missing = This needs { $missing }, which is not installed here. It comes with the extra “{ $extra }”: install speeltafel[{ $extra }], or in the folder of the sources, pip install ".[{ $extra }]".

# Options and printed data
argument-wrong-type = { $argument } is to be of type { $expected }, not { $found }.
option-unknown = There is no option { $option }. The options are: { $known }.
option-bad = Option { $where }: { $why }.
printed-bad = { $file }, line { $line }, { $where }: { $why }.
printed-unreadable = { $file } cannot be read: { $detail }.
value-wrong-type = { $detail }
own-box = Do you own the box? Put its numbers into printed.toml in the folder speeltafel/games/{ $game }, or into a file like it for one table: speeltafel play { $game } --options FILE.

# Records
record-bad-move = Move { $number }: { $why }
record-refused = The record cannot be played: { $why }
record-format = This file is not a saved game of ours: its format is { $found }, not { $expected }.
record-misshapen = The record is not well formed at { $where }: { $detail }.
record-not-json = This file is not a saved game.
record-damaged = This saved game is damaged or was cut off, in line { $line } at column { $column }.
record-not-utf8 = This file is not a saved game: it is not text in UTF-8.
record-not-object = This file is not a saved game: it is not a JSON object.
record-absurd = The record is nested too deep or holds a number that is far too long.
record-key-twice = The record has the key { $key } twice.
record-fraction = The record holds the number { $number }; only whole numbers stand in a record.
record-too-big = The record is larger than { $most } MB.
record-too-long = The record has { $moves } moves; the most we read is { $most }.
record-seats = The record names { $names } seats for { $players } players.
record-name = The record has the name { $name } for a seat; a name is at most { $most } printable characters.
record-played = The record was played on { $found }, which is not an ISO date.
move-too-long = A move is a text of at most { $most } characters.
move-not-a-pair = A move is a pair of who plays and what, like [0, "…"].
actor-chance = chance
actor-seat = seat { $seat }
actor-player = player { $number } (seat { $seat })
wrong-actor = { $expected } is to act here, not { $found }.
result-missing = the game is over here, but the record has no result.
result-too-early = the record has a result, but the game is not over here.
result-wrong = the game does not end with the result that the record gives.

# Simulations
bots-and-seats = { $bots } bots for { $players } players: name one bot for all seats, or one for each.
game-without-end = A game did not end within { $decisions } decisions. With these options it may never do so.

# Tables: why not
seat-taken = That seat is taken: { $player } sits there.
seat-not-yours = That seat is not yours.
table-full = All seats of this table are taken.
invite-wrong = With this link you can only watch. Ask for the invitation link.
host-only = Only the host of the table can do that.
seats-open = { $count ->
        [one] One seat is still free: wait for somebody, or let a bot sit there.
       *[other] { $count } seats are still free: wait for people, or let bots sit there.
    }
nobody-plays = At least one person must play.
already-started = The game has already begun.
game-starts = The game is just about to begin. One moment.
nothing-to-reveal = There is no share of chance to show now.
share-not-promised = That is not the share of chance that was promised.
not-started = The game has not begun yet.
game-goes-on = The game is still going on.
game-is-paused = The game is paused. Resume it first.
not-your-turn = It is not your turn.
position-gone = The game has moved on meanwhile. Look again, then choose.
bot-plays-for-you = A bot is playing for you. Take your seat back first.
bot-plays-there = A bot already plays for { $player }.
player-is-here = { $player } is here; a bot only steps in for somebody who is away.
player-just-left = { $player } lost the connection just now. In { $seconds } s a bot may step in.
you-play-yourself = You are playing yourself; there is nothing to take back.
already-resigned = This seat was given up for good.
clock-is-yours = Your clock is running, so only the others can pause the game now. Ask them.
undo-too-late = The time for that move is over, so it stands.
bot-makes-this-move = Your time for this move is over, so the bot makes it. Take your seat back right after.
nobody-is-back = Only bots would be playing. Somebody has to take their seat back first.
no-game-played = No game was played here, so there is nothing to play again.
rematch-is-set = The next game is already set up; the table shows where.
name-bad = A name is at most { $most } printable characters.
chat-enough = You have said { $most } things at this table. That is enough for one game.
commands-enough = So much has been changed at this table that it stays as it is now. Play on, or set up another.
chat-unprintable = That message is empty, or has characters that can't be shown.

# Tables: what happened
news-sat = { $player } sits down.
news-stood = Seat { $number } is free again.
news-uninvited = The invitations are new: whoever is still to come needs another link.
news-placed = A bot sits down in seat { $number }.
news-started = The game begins.
news-started-without = The game begins. Nothing was added to the chance by { $players }.
news-undone = { $player } takes a move back.
news-paused = The game is paused.
news-resumed = The game goes on.
news-away = { $player } is away; a bot plays for now.
news-left = { $player } has left; a bot plays for now.
news-clock = { $player } has run out of time; a bot plays for now.
news-resigned = { $player } gives up; a bot plays on.
news-bot-late = { $player } was short of time and played this move as a weaker bot.
news-reclaimed = { $player } is back.
news-rematch = The next game is ready.
news-finished = The game is over.
news-abandoned = Everybody has given up. The game is over.
news-endless = This game would never end: after 20,000 steps it is over, and nobody has won.
news-closed = The host has cleared the table.

# Proof of fair chance
proof-missing = The record has no proof of its chance events.
proof-misshapen = The proof of the record is not well formed: { $detail }.
proof-method = The proof uses the method { $found }; we know { $expected }.
proof-people = The people named in the proof are not those of the game.
proof-other-game = The proof is of a game with other names, options or rules.
proof-share = The proof has not the share that { $players } promised.
proof-not-kept = The proof is of another table: its commitment is { $found }.
proof-other-terms = The proof is of other terms than those under which you showed your share: somebody changed them afterwards.
proof-not-mine = Your share is not in the proof: either it is another game, or your share was left out.
proof-seats = The proof names { $found } seats for { $players } players.
proof-commitment = The secret in the proof is not the one that was committed to.
proof-wrong-chance = Move { $number } was { $found }; secret and shares give { $expected }. Somebody chose it.

# The store
database-address = A database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
think-needs-postgresql = Thinkers take their questions from a PostgreSQL: give --database postgresql://…, that of the servers.
nobody-could-think = With a SQLite file nobody else can think: leave --bot-workers 0 out, or give a PostgreSQL with --database.
nobody-thinks = People can play, but bots wait: nobody thinks for them. Start `speeltafel think` on this database, or a server with --bot-workers.
database-newer = The database { $database } was made by a newer version of Speeltafel. Install that version, or give another database.
database-in-use = Another server plays on { $database } already. Stop that one, or give this one a file of its own with --database.
database-unusable = The database { $database } cannot be used: { $why }.
backup-exists = { $file } is there already. Choose another name: a backup overwrites nothing.
backup-failed = The tables could not be copied to { $file }: { $why }.
restore-failed = The tables could not be taken from { $file }, so nothing was changed: { $why }.
backup-postgresql = This is for SQLite. PostgreSQL has its own: pg_dump copies a database while it is used, pg_restore puts it back while no server runs.
store-unavailable = This could not be stored, so it was not done. Try again in a moment.
store-unreadable = The tables of this server cannot be read just now. Try again in a moment.
store-conflict = Somebody else has written to this table meanwhile, so it was not done. Try again.

# The server
table-unknown = This table doesn't exist (any more). Is the link complete?
table-unreadable = What was kept of this table cannot be read, so it is set aside; the host of this server has been told. Other tables are not affected.
record-unknown = There is no record of that game; there will be when it is over.
hello-expected = A connection begins with a hello that names the table and who you are.
protocol-version = This page speaks version { $found } of the protocol, the server { $expected }. Reload the page.
password-wrong = That password is not right.
token-wrong = A request needs the identity of whoever asks: a random token of 22 to 64 letters, digits, - and _.
too-many-guesses = Too many wrong passwords came from your address. Wait a minute, then try again.
too-many-requests = That was a lot at once. Wait a moment, then try again.
too-many-connections = There are too many connections from your address. Close some pages, then try again.
too-many-tables = You have set many tables in a short time. Play at one of them, or wait a while.
too-many-listed = { $most } of your tables already wait for players. Begin or close one before you list another.
request-head-too-large = The head of this request is too large.
request-too-large = This request is too large.
host-unknown = This server does not know that it is called { $name }. If it is yours, start it with --allowed-hosts { $name }.
page-elsewhere = A page elsewhere may not do that here. If it is yours, start the server with --origin and its address.
proxy-bad = { $found } is neither an address nor a network. Write --trusted-proxies 127.0.0.1 or 10.0.0.0/8.
base-path-bad = { $found } cannot be a path. Write --base-path /games, with letters, digits and - . _ ~ between the slashes.
frame-bad = { $found } is no page that could show ours in a frame. Write --frame-ancestors self, or https://home.example.org.
no-spectators = The people at this table would rather not be watched.
message-unreadable = This message cannot be read: { $detail }.
request-wrong = This request cannot be answered: { $detail }.
our-fault = Something went wrong on our side, and we made a note of it. Nothing was changed; please try again.
limit-unknown = There is no limit { $found }. The limits are: { $known }.
limit-bad = The limit { $name } is a number above 0, not { $found }.
cannot-listen = The server cannot listen on { $host }, port { $port }: { $why }.

# Tournaments
bots-for-tournament = A tournament is for two or more different bots of: { $known }.
journal-unreadable = { $file } is not a journal of bulk work.
journal-of-another = { $file } belongs to other work than this; choose another place, or remove it.
no-solver = Nobody has worked out how to solve { $game_name } yet.
no-solver-for = { $game_name } can be solved for { $can } players, not for { $players }.

# For researchers
batch-size = A batch has at least one game, not { $found }.
batch-bots = Name a bot or nobody (None) for each of the { $players } seats, and leave at least one seat to your own program.
batch-bot-looks-ahead = { $level } looks ahead, which takes too long for batches. Here can play: { $known }.
batch-actions = A batch of { $expected } games takes as many whole numbers, one action for each, not { $found }.
batch-illegal = In game { $place } of the batch action { $action } is not possible; its mask says which are. Nothing was played.
action-impossible = Action { $action } is not possible now; the mask says which are.
argument-not-one-of = { $argument } cannot be { $found }. It is one of: { $known }.
seat-and-bots = At a table for { $players } your seat is one of 0 to { $last }, and there are { $others } bots: name one for all, or one for each.
ending-nobody-to-move = An ending begins where a player is to move; in this record nobody is.
no-card = There is no NVIDIA card that can be used here: { $why }.
suite-unknown = There is no { $found } in the suite. There are: { $known }.
agent-unknown = There is no bot { $found } in the house. There are: { $known }. A program of your own is named module:Agent.
agent-not-found = { $agent } cannot be found: { $why }. It is named as in my_agents:Agent, where my_agents.py lies in this folder or is installed.
agent-failed = { $agent } broke down ({ $kind }: { $why }).
agent-illegal = { $agent } wants action { $action }, which is not possible now; the mask it was given says which are.
agent-says-nothing = { $agent } has neither act(observation, mask) nor choose(view): it cannot play.
export-mixed = The records are of different games, or for different numbers of players: export them one kind at a time.
export-of-another = { $folder } has parts of other games than these; remove it, or choose another file.
cluster-lost = The Dask scheduler at { $address } has stopped. Whatever keeps a file of what is done goes on there when you call it again.
no-cluster = There is no Dask scheduler at { $address }: { $why }.

# Reviews on a server
review-unknown = The judge knows nothing of this review any more. Ask for it once more.
review-no-decision = There was nothing to decide at that moment.
review-failed = The judge stumbled over this game. Ask once more; if it happens again, save the game and tell whoever runs the server.
review-took-too-long = This game took the judge too long, so they gave up. Ask once more when fewer games are waiting.
too-many-reviews = { $most ->
    [one] A review of yours is
   *[other] { $most } reviews of yours are
 } on the way already. Wait for one of them, then ask again.
no-tips = There are no tips at this table: its host did not allow them.
judge-busy = The judge is busy just now. Ask again in a moment.

# Reviews
review-unfinished = This game is not over yet; a review would tell more than its players may know. Play it to its end first.
review-too-long = This game has { $moves } moves; the most that is reviewed is { $most }.
review-too-sure = At the level “{ $level }” this chart is surer of itself than it should be (slope { $slope }): who leads wins less often than it says.
review-not-sure = At the level “{ $level }” this chart is less sure of itself than it could be (slope { $slope }): who leads wins more often than it says.
review-not-measured = Nobody has measured yet how often these chances come true with this number of players.
review-by-feeling = Nobody has solved this board: what a position is worth after a turn is judged by rule of thumb here.
review-rises = { $player }’s chance to win rises from { $before } to { $after } %.
review-falls = { $player }’s chance to win falls from { $before } to { $after } %.
review-doubtful = { $number }. { $player } plays { $played }. Doubtful: { $best } wins { $loss } of 100 games more{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-mistake = { $number }. { $player } plays { $played }. A mistake: { $best } wins { $loss } of 100 games more{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-blunder = { $number }. { $player } plays { $played }. A blunder: { $best } wins { $loss } of 100 games more{ $error ->
    [0] .
   *[other] { "" } (± { $error }).
    }
review-fine = { $number }. { $player } plays { $played }; nothing to say against it.
review-only = { $number }. { $player } plays { $played }, the only move that holds.
review-found = { $number }. { $player } plays { $played }, the only move that holds, and not the one that comes to mind.


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
        [of] { " " }
       *[adverb] { ": " }
    }{ $better } instead of { $played }
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
reason-none = No single reason stands out: it wins about { $games ->
        [one] 1 more game
       *[other] { $games } more games
    } in 100.
worth-the-same =
    { $all ->
        [yes] It makes no difference: you win about { $share } of 100 games whichever of the good moves you choose.
       *[no] These are worth the same: { $moves }. You win about { $share } of 100 games either way.
    }
comma = { $first }, { $last }
tip-move = Best is { $best }.

# Lessons
lesson-other-1 = Otto
lesson-other-2 = Mia
lesson-scene = Scene { $scene } of { $scenes }
