# The toy, in English.

name = High or low
tagline = Everybody has a card and says whether it is high. Anybody may lie.
about = A small game for 2 or 3 players.
unofficial = Made for tests.
reconstructed = Nothing is printed, so nothing is reconstructed.

high = high
low = low
your-card = Your card

dealt = { $player }, your card is { $value }.
dealt-unseen = { $player } gets a card.
claimed =
    { $player } says: { $value ->
        [1] high
       *[0] low
    }.
shown = { $player } had { $value }.

prompt-deal = The cards are dealt.
prompt-claim = { $player }, is your card high or low?
prompt-wait = { $player } is thinking of what to say.
prompt-over = { $players } had the highest card.

not-a-move = { $found } is not a move here. Say “high” or “low”.
help = Say whether your card is high. You may lie. The highest card wins.
help-moves = Type “high” or “low”, or the number in front of a choice.
