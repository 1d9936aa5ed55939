# The command line, in English.

# A game in the terminal
welcome = { $name }: { $tagline }
how-to-talk = You can also type: { $words }. “?” shows help.
your-move = Your move
to-go-on-or-undo = Enter: continue · undo: take the move back
look-away = Everyone else, look away! { $player }, press Enter when only you can see the screen.
no-such-choice = There is no choice { $number }. Type a number from 1 to { $last }.
not-understood = { $text } isn't a move or a command. Type “?” to see what you can do.
undone = Move undone.
saved = Saved as { $file }.
save-where = Add a file name: “save FILE”.
load-what = Add a file name: “load FILE”.
not-saved = Couldn't write { $file }: { $why }. Try another place. The game isn't lost.
loaded = Loaded { $file }: { $moves } moves.
other-game = { $file } contains a game of { $found }, but this table plays { $wanted }. Type “quit”, then run “speeltafel play --load FILE”.
kept-for-later = The game is saved. Continue with: { $command }
bye = See you next time.
final-scores = Final score
winner = winner
bot-name = Bot { $number }
help-words =
    help, ?   show this help
    log    show everything that has happened
    undo   undo your last move, if that is allowed
    save FILE, load FILE   save or load a game
    { $codes }   { $languages }
    quit   leave (the game is saved)

# Tables of games and numbers
column-game = Game
column-players = Players
column-about = About
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-interval = 95% interval
column-score = Average score
column-deviation = ± SD
simulated = { $games } games of { $name } with { $players } players, seed { $seed }
game-length = { $mean } decisions per game ({ $shortest } to { $longest })
took = { $decisions } decisions in { $seconds } s
records-written = Records: { $file }
exporting = Writing
exported = Wrote { $decisions } decisions to { $file }.
export-what = Say which games to export: use --game and --players, or --records.
export-records-alone = The records already say which game, players and options were used. Leave those arguments out.
simulating = Playing
warming-up = Preparing (each game is compiled only once)

# Replay
record-number = Record { $number }: { $name }, { $players } players, { $moves } moves
record-unfinished = The game isn't over: after move { $moves }, { $actor } is next.
record-error = Record { $number }: { $why }
no-records = There are no records in { $file }.
all-valid = { $records ->
        [one] The record is valid.
       *[other] All { $records } records are valid.
    }
some-invalid = { $bad } of { $records } records aren't valid.

# What went wrong
file-missing = There is no file { $file }. Check the name.
file-unreadable = Can't read { $file }: { $why }.
file-unwritable = Can't write { $file }: { $why }.
number-too-small = { $option } must be at least { $least }, not { $found }.
variable-not-a-number = The environment variable { $variable } must be a whole number, not { $found }.
too-many-people = { $people } people don't fit at a table for { $players }. Raise --players or lower --people.
names-too-many = { $names } names are too many for { $players } players.
option-not-pair = { $found } isn't an option. Use NAME=VALUE, with the value as JSON.
name-bad = { $name } isn't a valid name. A name can have at most { $most } printable characters.
load-alone = The saved game already says which game, players and options to use. Leave those arguments out.
unexpected = This is a bug in the program, not a mistake of yours ({ $kind }: { $detail }). Please report it. Set SPEELTAFEL_TRACEBACK=1 to see more.
stopped = Stopped.

# Speed
bench-about = Random decisions per second on one core
column-plain = Plain
column-compiled = Compiled
column-first = First move

# Fair chance
proof-fair = Record { $number }: fair. All { $events } rolls, draws and deals are right. They come from the server's secret (commitment { $commitment }) and from the players' random numbers. All the numbers were promised before anybody showed theirs.
proof-alone = Record { $number }: not proven fair. All { $events } rolls, draws and deals come from the server's secret (commitment { $commitment }). No player added a random number, so the server could have chosen them.
proof-partial = Record { $number }: part of a game. The first { $events ->
    [one] roll, draw or deal is
   *[other] { $events } rolls, draws and deals are
} right (commitment { $commitment }). The rest can't be checked.
proof-before = Record { $number }: valid by the old method. All { $events } rolls, draws and deals come from the server's secret (commitment { $commitment }) and the players' numbers, which everybody could see. The last player to add a number, bot or not, could have chosen the outcome.
proof-added-by = Players who added a random number: { $players }.
proof-withheld = These players promised a random number but didn't send it: { $players }. With the server's help, each of them could have chosen between two outcomes of the game.
proof-covers = The proof covers the game, the options and the names, but not the players' own moves.
proof-covers-not-date = The proof covers the game, the options and the names, but not the date or the players' own moves.
proof-give-all = Anybody can make up a valid record. To check that this is the game you played, add --commitment, --mine and --terms. The page has kept these values for you.
proof-give-more = To be sure that nobody else chose the outcome, add your own random number and terms (--mine, --terms).

# Tournaments
tournament-of = { $name }, { $players } players, seed { $seed }: { $games } games for each pair of bots. In each game, one bot plays against a table full of the other. A fair share of wins is { $fair }.
one-against = Bot \ opponents
column-rating = Rating
column-time = Time per move
plot-title = { $name }, { $players } players: one bot against the rest

# The leaderboard
evaluated = { $agent } alone against the rest: { $name }, { $players } players, seed { $seed }, version { $version }. A fair share of wins is { $fair }.
column-opponent = Against
column-games = Games

# Solving
solving = Solving
sweep = { $title }, sweep { $number }: residual { $residual }
solved = { $positions } positions, { $sweeps } sweeps, residual { $residual }.
first-player = With perfect play, the first player wins { $chance } of the games (a tie counts half).
checked-in-play = Check: in { $games } games between Masters, the first player won { $share } ± { $reach }.
exploited = An opponent who knows how { $level } plays wins { $share } of the games ({ $more } above half).

# Keeping tables
backed-up = All tables were saved to { $file } ({ $size } MB).
restored = Restored from { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
    }. If a server is running, it uses the restored data from now on.
tables-checked = { $tables ->
    [one] One table
   *[other] { $tables } tables
    } checked: { $bad ->
    [0] all of them can be read.
    [one] one can't be read.
   *[other] { $bad } can't be read.
    }
table-bad = { $table } can't be read from event { $number } on: { $why }.
table-savable = Everything before that event can be read: { $batches } of { $all } batches, or { $steps } steps of the game.
table-lost = Nothing can be saved: not even the setup of this table can be read.
log-gap = some earlier events are missing
log-misshapen = this isn't a known event ({ $detail })
log-senseless = it doesn't fit the events before it ({ $kind })
table-patched = { $table } continues with version { $after } of the rules instead of { $before }. { $same ->
    [yes] Its position stays the same.
   *[no] Its position changes, and so may the legal moves.
    }
table-not-patched = { $table } stays on version { $before } of the rules. Under version { $after }, event { $number } is impossible: { $why }.
patch-nobody = it would be nobody's turn
tables-patched = Tables with older rules: { $found }. { $found ->
    [0] Nothing to do.
   *[other] { $changed ->
        [yes] Changed: { $patched }.
       *[no] Could be changed: { $patched }. Nothing was changed.
    }
    }
tables-cleaned = { $tables ->
    [0] No table was older than { $days } days, so nothing was removed.
    [one] One table that was older than { $days } days was removed.
   *[other] { $tables } tables that were older than { $days } days were removed.
    }
token-asked = Token of the person to forget
person-erased = Removed { $removed } of this person's tables. At { $blanked } tables with other players, this person's name and messages were erased.

# The doctor
doctor-database = The database works. Saved game tables: { $tables }.
doctor-strangers = Other PostgreSQL roles can connect to the database ({ $roles }). They could see every hand and secret. To stop them: REVOKE CONNECT ON DATABASE { $database } FROM PUBLIC.
doctor-in-use = A server is using the database now.
doctor-thinkers = Workers for bots and reviews: { $count }.
doctor-no-thinkers = Servers are running, but there is no worker for bots and reviews. Start `speeltafel think` with the same --database, or a server with --bot-workers 1 or more.
doctor-disk = The file takes up { $size } MB. There are { $free } MB free on its disk.
doctor-page = The page has been built.
doctor-no-page = The page hasn't been built, so browsers show nothing. Run ./play --setup, or install a wheel.
doctor-port-free = Port { $port } on { $host } is free.
doctor-server = A server is running on port { $port } of { $host }, and can save games.
doctor-server-ill = A server is running on port { $port } of { $host }, but can't save games. Look at its log.
doctor-port-taken = Another program is already using port { $port } on { $host }. Choose another port with --port.
doctor-files = The system allows { $limit } open files. Each connection needs one.
doctor-few-files = The system allows only { $limit } open files, and each connection needs one. Raise the limit (ulimit -n, or LimitNOFILE in systemd).
doctor-time = This machine's clock says { $now } (UTC).
doctor-time-wrong = This machine's clock is wrong ({ $now } UTC). Correct it.
doctor-time-back = A server has recorded a later time than this machine's clock shows. Check whether the clock was set back.
doctor-uvicorn = uvicorn { $found } is a tested version.
doctor-other-uvicorn = uvicorn { $found } isn't a tested version, so messages are sent more slowly. Install 0.54.

# Reviews
reviewing = Reviewing decisions
record-heading = { $name }, { $players } players, { $moves } moves
review-one-game = { $file } contains { $records } games, but a review covers only one. Put the game you want into its own file.
review-plot-format = Can't save the chart as { $file }. Choose a name that ends in one of: { $known }.
review-turning-points = Turning points
review-at = Move { $number }:
review-account = Where the result came from (in wins per 100 games)
review-who-gave = Whose decisions helped whom
review-decisions = Notable decisions (judged by what the player could see)
review-no-marks = No clear mistakes.
review-how = Start, luck, own moves, others’ moves and correction add up to the result. Errors show what share of the winning chances at stake a player gave away. Losses are counted in wins per 100 games if everyone plays on like a Regular.
review-how-exact = Start, luck, own moves, others’ moves and correction add up to the result. Errors show what share of the winning chances at stake a player gave away. Losses are exact up to the end of the turn.
review-plotted = The chart was saved to { $file }.
column-player = Player
column-start = Start
column-luck = Luck
column-own = Own moves
column-others = Others’ moves
column-judge = Correction
column-result = Result
column-errors = Errors
column-marks = Marks
column-gave = Gave
review-plot-chance = Winning chances (%)
review-plot-moves = Moves, rolls and deals

# Lessons
lesson-go-on = Press Enter to continue
no-lesson = There is no lesson for { $game_name } yet. To read the rules, run speeltafel play { $game_name } and type “help”.

# Without a server
pocket-written = Written to { $folder } ({ $size } MB). Copy the folder to your web space, or try it here: python -m http.server --directory { $folder }

# When a server begins
serve-open = Speeltafel is running.
serve-here = On this machine: { $address }
serve-network = On your network: { $address }
serve-scan = Scan this code with a phone:
serve-alone = Only this machine can join. To let your network in, add --host 0.0.0.0 to “serve”.
serve-asks = Only this machine can join now. To let phones in, choose “With friends” on the page.
serve-code = Code of the new table: { $code }
serve-stop = Press Ctrl+C to stop.
logs-unknown = Unknown log format { $found }. Choose one of: { $known }.
