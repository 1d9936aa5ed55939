"""So much time for each move; whoever lets it run out is played for by a bot. Times are milliseconds since 1970."""


class Clock:
    def __init__(self, seconds_per_move: int) -> None:
        self._per_move = seconds_per_move * 1000
        self._left: int | None = None  # while paused
        self.deadline: int | None = None

    def start(self, now: int) -> None:
        """A person is to move."""
        self.deadline = now + self._per_move if self._per_move else None

    def stop(self) -> None:
        """Nobody has to hurry."""
        self.deadline = self._left = None

    def pause(self, now: int) -> None:
        if self.deadline is not None:
            self._left = max(0, self.deadline - now)
            self.deadline = None

    def resume(self, now: int) -> None:
        if self._left is not None:
            self.deadline = now + self._left
            self._left = None

    def is_up(self, now: int) -> bool:
        return self.deadline is not None and now >= self.deadline
