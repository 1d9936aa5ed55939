"""Write views of real games for the gallery of boards.

python -m tools.write.gallery_views     then `npm run dev`, in web/, shows them at /gallery.html
"""

from pathlib import Path
from typing import Any

import msgspec

import speeltafel
from speeltafel import games
from speeltafel.core.game import Game

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "gallery" / "views.json"
MOMENTS = (0.0, 0.2, 0.45, 0.7, 1.0)  # of a game, from its beginning to its end


def shown(game: Game) -> dict[str, Any]:
    """Return a moment, seen by whoever is to act."""
    seat = game.actor if isinstance(game.actor, int) else 0
    view = game.view(seat)
    view.history = []
    return {"view": view, "prompt": game.prompt(seat), "log": game.log(seat)[-12:]}


def moments(name: str, players: int, seed: int) -> list[dict[str, Any]]:
    game = speeltafel.new(name, players=players, seed=seed)
    bot = speeltafel.bot(name, "random", seed=seed)
    all_of_it = [shown(game)]
    while isinstance(game.actor, int):
        game.play(bot.choose(game.view(game.actor)))
        all_of_it.append(shown(game))
    last = len(all_of_it) - 1
    return [{"name": f"{name}-{players}-{round(100 * part)}", **all_of_it[round(part * last)]} for part in MOMENTS]


def main() -> None:
    found = []
    for name in games.names():
        rules = games.modules(name).rules
        for players in range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1):
            found += moments(name, players, seed=players)
    FILE.write_bytes(msgspec.json.encode(found))
    print(f"{len(found)} views in {FILE.name}")


if __name__ == "__main__":
    main()
