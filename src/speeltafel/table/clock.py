"""The clock of a table: a time limit for each move, after which a bot steps in.

Times are milliseconds since 1970. The time belongs to the move: a player who undoes a move, or leaves and comes back, goes
on with the rest of it.
"""

from collections.abc import Sequence


class Clock:
    def __init__(self, seconds_per_move: int) -> None:
        self._per_move = seconds_per_move * 1000
        self._until: int | None = None  # by when the next move must be made
        self._counts = False  # for a person; a bot does not have to hurry
        self._stands_since: int | None = None  # while paused
        self._off_until = 0  # when the days off of the player to move end; until then no time of theirs runs

    @property
    def deadline(self) -> int | None:
        """Return when the player's time runs out; None while the clock stands."""
        return self._until if self._counts and self._stands_since is None else None

    def start(self, now: int, person: bool, off_until: int = 0) -> None:
        """Start the time of a new move. It runs if a person is to move, after their days off."""
        self._until = max(now, off_until) + self._per_move if self._per_move else None
        self._off_until = off_until
        self._counts = person
        if self._stands_since is not None:
            self._stands_since = now

    def go_on(self, person: bool) -> None:
        """Let another make the same move: the rest of the time stays."""
        self._counts = person

    def take_off(self, now: int, off_until: int) -> None:
        """Let the rest of the time for this move run only after these days off."""
        if self._until is not None:
            at = self._stands_since or now
            self._until += max(at, off_until) - max(at, self._off_until)
            self._off_until = off_until

    def go_back(self, until: int | None, off_until: int = 0) -> None:
        """Return to the move before, in the time that it had."""
        self._until = until
        self._off_until = off_until
        self._counts = True

    def stop(self) -> None:
        """Stop the clock: no move is to be made."""
        self._until = None

    def pause(self, now: int) -> None:
        self._stands_since = now

    def resume(self, now: int) -> None:
        if self._until is not None and self._stands_since is not None:
            self._until += max(0, now - max(self._stands_since, self._off_until))
        self._stands_since = None

    def leave_out(self, absences: Sequence[tuple[int, int]], now: int) -> None:
        """Leave out time in which the server was away. The rest never exceeds the time for a move."""
        if self._until is not None and self._stands_since is None:
            began = max(self._until - self._per_move, self._off_until)
            self._until += sum(ended - max(left, began) for left, ended in absences if ended > max(left, began))
            self._until = min(self._until, max(now, self._off_until) + self._per_move)

    def is_up(self, now: int) -> bool:
        """Whether a person's time has run out."""
        return self.deadline is not None and now >= self.deadline

    def is_spent(self, now: int) -> bool:
        """Whether the time for this move is used up, no matter who makes it."""
        return self._until is not None and (self._stands_since or now) >= self._until
