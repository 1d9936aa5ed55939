"""Making of a review: pass on its parts, and try once more if the judge's process ends."""

import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import aclosing

import msgspec

from speeltafel.core.errors import NoSuchReview, SpeeltafelError, StoreError, make_error
from speeltafel.core.line import Line
from speeltafel.review.model import JUDGE_VERSION
from speeltafel.server.jobs.review_process import JudgeFailed, JudgeProcess
from speeltafel.store.store import ReviewKey

LOG = logging.getLogger("speeltafel.reviews")
HASH = re.compile(r"[0-9a-f]{64}")
TRIES = 2  # a process may end under a game that is not to blame

OnPart = Callable[[int, msgspec.Raw], Awaitable[None]]  # a part, as the judge encoded it, and its number


async def make_review(judge: JudgeProcess, record: bytes, deep: bool, longest_s: float, on_part: OnPart) -> Line | None:
    """Make a review.

    Return why it was given up; None if it is complete. A record always gives the same parts, so a second try skips those
    that were passed on.
    """
    said = 0

    async def pass_on_parts() -> None:
        nonlocal said
        number = 0
        async with aclosing(judge.review(record, deep, longest_s)) as parts:
            async for part in parts:
                number += 1
                if number > said:
                    await on_part(number, part)
                    said = number

    tries_left = TRIES
    while tries_left:
        try:
            await pass_on_parts()
            return None
        except StoreError:
            raise
        except SpeeltafelError as error:
            return error.line
        except (JudgeFailed, OSError, TimeoutError) as error:
            LOG.error("a review ended", extra={"error": type(error).__name__, "why": str(error)})
            await judge.end_unless_used()
            if isinstance(error, TimeoutError):
                return Line("review-took-too-long")
            tries_left -= getattr(error, "is_ours", True)
    return Line("review-failed")


def name_of(key: ReviewKey) -> str:
    return f"{key.record_hash}-{key.judge}-{key.budget}"


def key_of(name: str) -> ReviewKey:
    record_hash, _, rest = name.partition("-")
    judge, _, budget = rest.partition("-")
    if not HASH.fullmatch(record_hash) or judge != str(JUDGE_VERSION) or budget not in ("usual", "deep"):
        raise make_error(NoSuchReview, "review-unknown")
    return ReviewKey(record_hash, JUDGE_VERSION, budget)
