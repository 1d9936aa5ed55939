# What all games share, in English.

seat-name = Player { $number }
and = { $first } and { $last }

# Moves
move-not-text = { $text } is not a move: a move is a text, like the ones in game.legal().
game-is-over = The game is over; start a new one to play on.
not-to-move = It is not this player's turn, so there is nothing to choose.
view-of-another-game = This view is of the game { $found }; this bot plays { $expected }.
nothing-to-undo = Nothing can be taken back: a move stays once something was rolled, dealt or shown, or somebody else has moved.
no-such-seat = There is no seat { $seat }: seats are 0 to { $last }, or None for a spectator.

# Names
game-unknown = There is no game { $found }. The games are: { $known }.
bot-unknown = There is no bot { $found }. The bots are: { $known }.
language-unknown = There is no language { $language }. The languages are: { $known }.
players-out-of-range = { $game_name } is a game for { $few } to { $most } players, not for { $players }.

# Options and printed data
option-unknown = There is no option { $option }. The options are: { $known }.
option-bad = Option { $where }: { $why }.
printed-bad = { $file }, line { $line }, { $where }: { $why }.
printed-unreadable = { $file } cannot be read: { $detail }.
value-wrong-type = { $detail }

# Records
record-bad-move = Move { $number }: { $why }
record-refused = The record cannot be played: { $why }
record-format = This is not a game record of ours: its format is { $found }, not { $expected }.
record-misshapen = The record is not well formed at { $where }: { $detail }.
record-not-json = The record is not JSON, or was cut off: { $detail }, line { $line }, column { $column }.
record-not-utf8 = The record is not text in UTF-8.
record-not-object = The record is not a JSON object.
record-absurd = The record is nested too deep or holds a number that is far too long.
record-key-twice = The record has the key { $key } twice.
record-fraction = The record holds the number { $number }; only whole numbers stand in a record.
record-too-big = The record is larger than { $most } MB.
record-too-long = The record has { $moves } moves; the most we read is { $most }.
record-seats = The record names { $names } seats for { $players } players.
record-name = The record has the name { $name } for a seat; a name is at most { $most } printable characters.
record-played = The record was played on { $found }, which is not an ISO date.
move-not-a-pair = A move is a pair of who plays and what, like [0, "…"].
wrong-actor = { $expected } is to act here, not { $found }.
result-missing = the game is over here, but the record has no result.
result-too-early = the record has a result, but the game is not over here.
result-wrong = the game does not end with the result that the record gives.

# Simulations
bots-and-seats = { $bots } bots for { $players } players: name one bot for all seats, or one for each.
game-without-end = A game did not end within { $decisions } decisions. With these options it may never do so.

# Tournaments
bots-for-tournament = A tournament is for two or more different bots of: { $known }.
journal-unreadable = { $file } is not the journal of a tournament.
journal-of-another = { $file } belongs to another tournament; choose another folder with --out, or remove it.
no-solver = Nobody has worked out how to solve { $game_name } yet.
no-solver-for = { $game_name } can be solved for { $can } players, not for { $players }.
