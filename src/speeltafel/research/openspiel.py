"""OpenSpiel: the games as Python games of pyspiel, with explicit chance nodes; and endings small enough to be solved.

>>> from speeltafel.research import openspiel
>>> game = openspiel.game("figaro", players=4)
>>> game.num_distinct_actions()
111

`pyspiel.load_game("speeltafel_figaro(players=4)")` gives the same, once this module is imported.
"""

import base64
import zlib
from collections import Counter
from typing import Any

import msgspec
import numpy as np

from speeltafel import games
from speeltafel.core import record as records
from speeltafel.core.chance import generator
from speeltafel.core.errors import BadRecord, make_error
from speeltafel.core.extras import require_extra
from speeltafel.core.state import CHANCE, OVER, copy_of
from speeltafel.core.view import complete_view
from speeltafel.research.game_adapter import observed, returns

require_extra("openspiel", "pyspiel")

import pyspiel  # noqa: E402

LONGEST = 10_000  # moves, or draws, in one game


def game(name: str, players: int | None = None, options: dict[str, Any] | None = None) -> Any:
    """Return a whole game, from its set-up on."""
    modules = games.modules(name)
    players = modules.rules.FEWEST_PLAYERS if players is None else players
    modules.set_up(players, modules.options_from(options or {}))
    return pyspiel.load_game(f"speeltafel_{name}", {"players": players, "options": packed(options or {})})


def ending(record: str | bytes | dict[str, Any], worlds: int = 100) -> Any:
    """Return the rest of a game after a record's last move, as a game for solvers that visit all of it.

    Chance begins: it deals one of so many equally likely worlds, drawn from all that fit what everybody has seen.
    """
    played = records.replay(record, games.modules)
    if not isinstance(played.actor, int):
        raise make_error(BadRecord, "ending-nobody-to-move")
    parameters = {"players": played.players, "record": packed(played.record()), "worlds": worlds}
    return pyspiel.load_game(f"speeltafel_{played.name}_ending", parameters)


def packed(value: Any) -> str:
    """Encode a value as a word without brackets and commas, since OpenSpiel writes parameters into names."""
    return base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(value))).decode().rstrip("=")


def unpacked(word: str) -> Any:
    return msgspec.json.decode(zlib.decompress(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)))) if word else {}


class Box:
    """What all states of a game share.

    It is never copied, while pyspiel deep-copies and pickles everything else in a state.
    """

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        self.name, self.parameters = name, parameters
        self.modules = games.modules(name)
        self.players = int(parameters.get("players") or self.modules.rules.FEWEST_PLAYERS)
        self.worlds: list[tuple[Any, float]] = []
        if parameters.get("record"):
            self._prepare(unpacked(parameters["record"]), int(parameters.get("worlds") or 100))
        else:
            self.start = self.modules.set_up(self.players, self.modules.options_from(unpacked(parameters.get("options", ""))))

    def _prepare(self, record: dict[str, Any], worlds: int) -> None:
        """Draw the worlds of an ending, with their chances."""
        played = records.replay(record, games.modules)
        view = played.view(None)
        drawn = [self.modules.views.resample(view, generator(1, number)) for number in range(worlds)]
        counts = Counter(msgspec.json.encode(_values(s)) for s in drawn)
        firsts = {msgspec.json.encode(_values(s)): s for s in reversed(drawn)}
        self.worlds = [(firsts[key], count / worlds) for key, count in counts.items()]
        self.start = drawn[0]

    def __deepcopy__(self, memo: Any) -> "Box":
        return self

    def __reduce__(self) -> Any:
        return Box, (self.name, self.parameters)


def _values(s: Any) -> list[Any]:
    return [getattr(s, name) for name in s.__dataclass_fields__ if name != "events"]


class Position:
    """A position that knows how to be copied quickly."""

    __slots__ = ("s",)

    def __init__(self, s: Any) -> None:
        self.s = s

    def __deepcopy__(self, memo: Any) -> "Position":
        return Position(copy_of(self.s))

    def __reduce__(self) -> Any:
        return Position, (self.s,)


class SpeeltafelGame(pyspiel.Game):
    """The base of Speeltafel's games in OpenSpiel, which makes games by the names of the classes below."""

    name = ""
    kind: Any = None

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        self.box = Box(self.name, dict(parameters or {}))
        most = max(self.box.modules.observations.MOST_OUTCOMES, len(self.box.worlds))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.box.modules.observations.ACTIONS,
            max_chance_outcomes=most,
            num_players=self.box.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, parameters or {})

    def new_initial_state(self) -> "SpeeltafelState":
        return SpeeltafelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.box, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class SpeeltafelState(pyspiel.State):
    def __init__(self, game: SpeeltafelGame) -> None:
        super().__init__(game)
        self.box = game.box
        self.position = Position(copy_of(game.box.start))
        self.world_is_drawn = not game.box.worlds
        self.drawn_phases: tuple[int, ...] = ()  # chance events since the last action
        # By player, what they saw: their information state.
        self.observed: tuple[tuple[str, ...], ...] = tuple(("",) for _ in range(game.box.players))

    @property
    def s(self) -> Any:
        return self.position.s

    def current_player(self) -> Any:
        if not self.world_is_drawn or self.s.actor == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.s.actor == OVER else self.s.actor

    def is_terminal(self) -> bool:
        return bool(self.s.actor == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.box.modules.legal(self.s)) if player == self.s.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.world_is_drawn:
            return [(number, chance) for number, (_, chance) in enumerate(self.box.worlds)]
        drawn = self.box.modules.observations.distinct_draws(self.s)
        ways = self.box.modules.rules.outcomes(self.s)
        return [(outcome, count / ways) for outcome, count in drawn]

    def _apply_action(self, action: int) -> None:
        modules, s = self.box.modules, self.s
        if not self.world_is_drawn:
            self.position = Position(copy_of(self.box.worlds[action][0]))
            self.world_is_drawn = True
            self._observe(lambda viewer: _said(self.box, self.s, viewer))
        elif s.actor == CHANCE:
            phase = s.phase
            modules.rules.draw(s, action)
            if s.actor != CHANCE or s.phase != phase:
                self.drawn_phases += (phase,)
            if s.actor != CHANCE:
                for phase in self.drawn_phases:
                    self._observe(lambda viewer, phase=phase: modules.notation.seen_chance(phase, s, viewer))
                self.drawn_phases = ()
        else:
            self._observe(lambda viewer: f"{s.actor} {modules.notation.seen_move(s, action, viewer)}")
            modules.rules.play(s, action)

    def _observe(self, what: Any) -> None:
        self.observed = tuple((*observed, what(viewer)) for viewer, observed in enumerate(self.observed))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.box.modules.notation.write_move(self.s, action)

    def returns(self) -> list[float]:
        return returns(self.box.modules, self.s)

    def __str__(self) -> str:
        return f"{repr(self.s) if self.world_is_drawn else 'start'}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpeeltafelState":
        """Return another world that the player cannot tell from this one.

        What the others have seen there follows from their views.
        """
        other: SpeeltafelState = self.clone()
        other.position = Position(
            self.box.modules.views.resample(complete_view(self.box.modules, self.s, player), generator(int(sampler() * 2**53)))
        )
        other.observed = tuple(
            observed if viewer == player else (_said(self.box, other.s, viewer),) for viewer, observed in enumerate(self.observed)
        )
        return other


def _said(box: Box, s: Any, viewer: int) -> str:
    return msgspec.json.encode(complete_view(box.modules, s, viewer)).decode()


class Observer:
    """Observer of a seat: an observation is its view; an information state, with perfect recall, is all that it saw."""

    def __init__(self, box: Box, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters for observations: {params}")
        self._box = box
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(box.modules.observations.LENGTH, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpeeltafelState, player: int) -> None:
        self.tensor[:] = observed(self._box.modules, state.s, player, np.float32)

    def string_from(self, state: SpeeltafelState, player: int) -> str:
        return "\n".join([f"player {player}", *state.observed[player]]) if self._recalls else _said(self._box, state.s, player)


def _kind(name: str, suffix: str, parameters: dict[str, Any]) -> Any:
    modules = games.modules(name)
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"speeltafel_{name}{suffix}",
        long_name=f"Speeltafel {name}{suffix.replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if modules.views.HAS_HIDDEN_INFORMATION
        else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=modules.rules.MOST_PLAYERS,
        min_num_players=modules.rules.FEWEST_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": modules.rules.FEWEST_PLAYERS, **parameters},
    )


def _register() -> None:
    """Register a class for each game and for its endings, importable by name for pickles."""
    for name in games.names():
        for suffix, parameters in (("", {"options": ""}), ("_ending", {"record": "", "worlds": 100})):
            kind = _kind(name, suffix, parameters)
            title = f"{name.capitalize()}{'Ending' if suffix else 'Game'}"
            made = type(title, (SpeeltafelGame,), {"name": name, "kind": kind, "__module__": __name__})
            globals()[title] = made
            pyspiel.register_game(kind, made)


_register()
