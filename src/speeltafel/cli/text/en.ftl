# The command line, in English.

# A game in the terminal
welcome = { $name }: { $tagline }
how-to-talk = You can also say: { $words }. “?” helps.
your-move = Your move
to-go-on-or-undo = Enter: go on · undo: take that back
look-away = The others look away. { $player }, press Enter when you alone can see the screen
no-such-choice = There is no choice { $number }: the numbers are 1 to { $last }.
not-understood = { $text } is neither a move nor a word I know. Type “?” for what you can do.
undone = Taken back.
saved = Saved as { $file }.
save-where = Say where: “save FILE”.
load-what = Say what: “load FILE”.
not-saved = { $file } could not be written: { $why }. The game goes on; try another place.
loaded = Loaded { $file }: { $moves } moves.
other-game = { $file } is a game of { $found }, this table plays { $wanted }. Leave with “quit” and start it with “speeltafel play --load FILE”.
kept-for-later = The game is kept. Go on with: { $command }
bye = Until next time.
final-scores = Final scores
winner = winner
bot-name = Bot { $number }
help-words =
    help, ?   this
    log    everything that has happened
    undo   take your last move back, where that is allowed
    save FILE, load FILE   a game as a record
    { $codes }   { $languages }
    quit   leave; the game is kept

# Tables of games and numbers
column-game = Game
column-players = Players
column-about = About
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-interval = 95 % interval
column-score = Mean score
column-deviation = ± sd
simulated = { $games } games of { $name } with { $players } players, seed { $seed }
game-length = { $mean } decisions a game ({ $shortest } to { $longest })
took = { $decisions } decisions in { $seconds } s
records-written = Records: { $file }
exporting = Writing
exported = { $file } has { $decisions } decisions.
export-what = Say which games: --game and --players, or --records.
export-records-alone = Records have their own game, players and options: give --records without them.
simulating = Playing
warming-up = Warming up (a game is compiled once)

# Replay
record-number = Record { $number }: { $name }, { $players } players, { $moves } moves
record-unfinished = The game is not over: after move { $moves } { $actor } is to act.
record-error = Record { $number }: { $why }
no-records = There is no record in { $file }.
all-valid = { $records ->
        [one] The record is valid.
       *[other] All { $records } records are valid.
    }
some-invalid = { $bad } of { $records } records are not valid.

# What went wrong
file-missing = There is no file { $file }.
file-unreadable = { $file } cannot be read: { $why }.
file-unwritable = { $file } cannot be written: { $why }.
number-too-small = { $option } must be at least { $least }, not { $found }.
variable-not-a-number = { $variable } in the environment must be a whole number, not { $found }.
too-many-people = { $people } people cannot sit at a table for { $players }.
names-too-many = { $names } names for { $players } players are too many.
option-not-pair = { $found } is not an option: write NAME=VALUE, with the value as JSON.
name-bad = { $name } cannot be a name: a name is at most { $most } printable characters.
load-alone = A saved game has its own game, players and options: give --load without them.
unexpected = Something is wrong in the program itself, not with what you did ({ $kind }: { $detail }). With SPEELTAFEL_TRACEBACK=1 it tells more; please report it.
stopped = Stopped.

# Speed
bench-about = Random decisions a second on one core
column-plain = Plain
column-compiled = Compiled
column-first = First move

# Fair chance
proof-fair = Record { $number }: fair. All { $events } chance events follow from what the server was bound to before the game (commitment { $commitment }) and from the shares that players promised before anybody showed theirs.
proof-alone = Record { $number }: not shown to be fair. All { $events } chance events follow from what the server was bound to (commitment { $commitment }), but no player added anything: the server could have chosen.
proof-partial = Record { $number }: only a part of a game. So far { $events ->
    [one] 1 chance event follows
   *[other] { $events } chance events follow
} from the proof (commitment { $commitment }); of the rest nothing can be said.
proof-before = Record { $number }: holds by the method of before. All { $events } chance events follow from the server's secret (commitment { $commitment }) and from what seats added in the open; whoever added last, a bot's seat too, could have chosen that.
proof-added-by = Added to the chance: { $players }.
proof-withheld = Promised a share and did not show it: { $players }. In league with the server each of them could choose between two games.
proof-covers = Game, options and names are covered by the proof; the players' own moves are not.
proof-covers-not-date = Game, options and names are covered by the proof; the date and the players' own moves are not.
proof-give-all = Anybody can make up a record that holds. That it is the game you played is shown by --commitment, --mine and --terms: the page keeps them for you.
proof-give-more = That nobody else chose is shown to you by your own share and the terms under which you showed it: give --mine and --terms.

# Tournaments
tournament-of = { $name }, { $players } players: every two bots { $games } games, seed { $seed }. One against a table of the others; a fair share is { $fair }.
one-against = One \ the rest
column-rating = Rating
column-time = Time a move
plot-title = { $name }, { $players } players: one against the rest

# The leaderboard
evaluated = { $agent }, alone at { $name } for { $players }; seed { $seed }, version { $version }. A fair share is { $fair }.
column-opponent = Against
column-games = Games

# Solving
solving = Solving
sweep = { $title }, sweep { $number }: residual { $residual }
solved = { $positions } positions, { $sweeps } sweeps, residual { $residual }.
first-player = With perfect play the first player wins { $chance } (a tie counts half).
checked-in-play = In { $games } games between masters, by the rules: { $share } ± { $reach }.
exploited = Who knows the habits of { $level } wins { $share } against it: { $more } more than half.

# Keeping tables
backed-up = { $file } has all tables as they were just now: { $size } MB.
restored = The tables are those of { $file } now: { $tables ->
    [one] one table
   *[other] { $tables } tables
    }. A server that runs goes on with them.
tables-checked = { $tables ->
    [one] One table
   *[other] { $tables } tables
    } checked: { $bad ->
    [0] all of them can be read.
    [one] one cannot be read.
   *[other] { $bad } cannot be read.
    }
table-bad = { $table }: from event { $number } on it cannot be read: { $why }.
table-savable = Up to there it can: { $batches } of { $all } batches, { $steps } steps of the game.
table-lost = Nothing of it can be saved: not even how it was set up can be read.
log-gap = events are missing before it
log-misshapen = it is not an event we know ({ $detail })
log-senseless = it does not fit what came before ({ $kind })
tables-cleaned = { $tables ->
    [0] No table was
    [one] One table was
   *[other] { $tables } tables were
    } older than { $days } days and removed.
token-asked = The token of whoever is to be forgotten
person-erased = Forgotten: { $removed } of their tables were removed; at { $blanked } others, where more people played, their name and what they said were blanked.

# The doctor
doctor-database = The database can be used; tables in it: { $tables }.
doctor-strangers = Other roles of this PostgreSQL may connect to the database ({ $roles }), and so hear every hand and secret that servers tell each other: REVOKE CONNECT ON DATABASE { $database } FROM PUBLIC.
doctor-in-use = A server plays on it now.
doctor-thinkers = Processes that think for bots and reviews: { $count }.
doctor-no-thinkers = Servers play on it, but nobody thinks for bots and reviews: start `speeltafel think` with the same --database, or a server with --bot-workers 1 or more.
doctor-disk = The file has { $size } MB, and { $free } MB are free beside it.
doctor-page = The page is there.
doctor-no-page = The page has not been built, so browsers find nothing: run ./play --setup, or install a wheel.
doctor-port-free = { $host }, port { $port }, is free for a server.
doctor-server = A server answers at { $host }, port { $port }, and can store.
doctor-server-ill = A server answers at { $host }, port { $port }, but cannot store: look at its log.
doctor-port-taken = Something else answers at { $host }, port { $port }: choose another with --port.
doctor-files = The system allows { $limit } open files, each of which may be a connection.
doctor-few-files = The system allows only { $limit } open files, so only that many connections: raise it (ulimit -n, or LimitNOFILE in systemd).
doctor-time = The clock of this machine says { $now } (UTC).
doctor-time-wrong = The clock of this machine says { $now } (UTC), which cannot be: set it.
doctor-time-back = A server noted a later time here than this machine's clock says: has it been set back?
doctor-uvicorn = uvicorn { $found } is one that was tested.
doctor-other-uvicorn = uvicorn { $found } is not one that was tested, so messages go out more slowly: install 0.54.

# Reviews
reviewing = Judging decisions
record-heading = { $name }, { $players } players, { $moves } moves
review-one-game = { $file } holds { $records } games; a review is of one. Put the game you mean into a file of its own.
review-plot-format = { $file } is not a picture we can draw: let its name end in one of { $known }.
review-turning-points = Turning points
review-at = At { $number }:
review-account = What it came from, in percent of a win
review-who-gave = Whose decisions gave whom how much
review-decisions = Decisions worth a word, by what their player could know
review-no-marks = Nobody went wrong by more than can be told.
review-how = Start, luck, own play, others’ play and what the judge thought again add up to the result. Errors: of what was at stake in their decisions, the part they lost. Losses are those of 100 games in which all play on like a Regular.
review-how-exact = Start, luck, own play, others’ play and what the judge thought again add up to the result. Errors: of what was at stake in their decisions, the part they lost. Losses are exact up to the end of the turn.
review-plotted = The chart is in { $file }.
column-player = Player
column-start = Start
column-luck = Luck
column-own = Own play
column-others = Others’ play
column-judge = Judge
column-result = Result
column-errors = Errors
column-marks = Marks
column-gave = Gave
review-plot-chance = Chance to win, %
review-plot-moves = Moves and chance events

# Lessons
lesson-go-on = Press Enter to go on
no-lesson = There is no lesson for { $game_name } yet. Its rules: speeltafel play { $game_name }, then type help.
