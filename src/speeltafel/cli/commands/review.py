"""`speeltafel review`."""

from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

import speeltafel
from speeltafel.cli.commands.replay import texts_in
from speeltafel.cli.console import ERR, FILE_ERRORS, OUT, command_error, reason, texts
from speeltafel.core.events import line_for_event
from speeltafel.core.game import Game
from speeltafel.core.i18n import LETTERS, Translator
from speeltafel.core.record import Record, read
from speeltafel.review import sentences
from speeltafel.review.model import BAD, GOOD, Label, Review, ReviewFinished

HEIGHT = 12  # lines of the chart
STYLES = ("blue", "yellow", "green", "magenta", "cyan", "red")
MARKS: dict[Label, str] = {"doubtful": "?!", "mistake": "?", "blunder": "??", "only": "!", "found": "!!"}
ACCOUNT = ("start", "luck", "own", "others", "judge", "result")


def review_file(file: Path, deep: bool, json: bool, plot: Path | None, language: str) -> None:
    say = texts(language)
    records = list(texts_in(file))
    if len(records) != 1:
        raise command_error("review-one-game", file=str(file), records=len(records))
    record = read(records[0])
    review = _made(records[0], deep, say)
    names = Translator(say.language, record.seats or (), ("speeltafel.cli", "speeltafel.bots"))
    if plot is not None:
        _draw(review, plot, names)
    if json:
        OUT.out(msgspec.json.encode(review).decode(), highlight=False)
        return
    _report(review, record, speeltafel.replay(records[0]), names)
    if plot is not None:
        OUT.print(say.message("review-plotted", file=str(plot)), markup=False)


def _made(record: str, deep: bool, say: Translator) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=ERR, transient=True) as progress:
        task = progress.add_task(say.message("warming-up"), total=None)
        for part in speeltafel.review_parts(record, deep):
            if isinstance(part, ReviewFinished):
                return part.review
            progress.update(task, completed=part.done, total=part.total, description=say.message("reviewing"))
    raise AssertionError("a review ends with the whole of it")


def _report(review: Review, record: Record, game: Game, names: Translator) -> None:
    heading = names.message("record-heading", name=review.game, players=review.players, moves=len(record.moves))
    OUT.print(heading, style="bold", markup=False)
    OUT.print(_chart(review, names, OUT.width))
    for note in review.notes:
        OUT.print(names.translate(note), style="dim", markup=False)
    if review.turning_points:
        _title(names, "review-turning-points")
    for point in review.turning_points:
        what = _first_sentence(game, point.number, names)
        _print(names.message("review-at", number=point.number), what, names.translate(sentences.turning_point(point)))
    _title(names, "review-account")
    OUT.print(_account(review, names))
    _title(names, "review-who-gave")
    OUT.print(_matrix(review, names))
    _title(names, "review-decisions")
    to_typed = getattr(game.modules.picture, "to_typed", str)
    for step in sentences.marked(review):
        assert step.verdict is not None  # noqa: S101 - `marked`
        mark = MARKS[step.verdict.label].ljust(2)
        _print(
            mark, names.translate(sentences.verdict(step, to_typed)), *(names.translate(line) for line in step.verdict.reasons)
        )
    if not sentences.marked(review):
        _print(names.message("review-no-marks"))
    OUT.print(names.message("review-how-exact" if game.modules.bots.is_exact else "review-how"), style="dim", markup=False)


def _title(names: Translator, id_: str) -> None:
    OUT.print()
    OUT.print(names.message(id_), style="bold", markup=False)


def _print(*sentences_: str) -> None:
    OUT.print(" ".join(filter(None, sentences_)), markup=False)


def _first_sentence(game: Game, number: int, names: Translator) -> str:
    """Return the first sentence about a step."""
    events = game.steps(None, number - 1)[0].events
    lines = [line for one in events if (line := line_for_event(one, game.name)) is not None]
    return names.translate(lines[0]) if lines else ""


def _chart(review: Review, names: Translator, width: int) -> Text:
    """Draw the chart: bands of letters, one for each seat."""
    moments = [review.start, *(step.chances for step in review.steps)]
    columns = min(width - 1, len(moments))
    shown = [moments[round(i * (len(moments) - 1) / max(1, columns - 1))] for i in range(columns)]
    found = Text(no_wrap=True)
    for row in range(HEIGHT):
        for chances in shown:
            seat = _seat_at(chances, (row + 0.5) / HEIGHT)
            found.append(LETTERS[seat], style=STYLES[seat])
        found.append("\n")
    for seat in range(review.players):
        found.append(f"{LETTERS[seat]} {names.name(seat)}  ", style=STYLES[seat])
    return found


def _seat_at(chances: list[float], height: float) -> int:
    """Return the seat whose band is at that height, counted from the top of the chart."""
    below = 0.0
    for seat, chance in enumerate(chances):
        below += chance
        if height < below:
            return seat
    return len(chances) - 1


def _account(review: Review, names: Translator) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(names.message("column-player"))
    for column in (*ACCOUNT, "errors"):
        table.add_column(names.message(f"column-{column}"), justify="right")
    table.add_column(names.message("column-marks"))
    for seat, account in enumerate(review.seats):
        cells = [_signed(getattr(account, column), column in ("start", "result")) for column in ACCOUNT]
        errors = "–" if account.error_rate is None else f"{account.error_rate:.0%}"
        marks = " ".join(f"{count}{MARKS[label]}" for label in BAD + GOOD if (count := getattr(account.counts, label)))
        table.add_row(names.label(seat), *cells, errors, marks)
    return table


def _matrix(review: Review, names: Translator) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(names.message("column-gave"))
    for seat in range(review.players):
        table.add_column(names.label(seat), justify="right")
    for seat, row in enumerate(review.matrix):
        table.add_row(names.label(seat), *(_signed(given) for given in row))
    return table


def _signed(change: float, plain: bool = False) -> str:
    number = f"{sentences.PERCENT * change:{'' if plain else '+'}.1f}"
    return number if float(number) else number.lstrip("+-")


def _draw(review: Review, file: Path, names: Translator) -> None:
    from speeltafel.review.plot import FORMATS, draw

    if file.suffix.lower() not in FORMATS:
        raise command_error("review-plot-format", file=str(file), known=", ".join(FORMATS))
    words = {id_: names.message(f"review-plot-{id_}") for id_ in ("chance", "moves")}
    try:
        draw(review, file, [names.name(seat) for seat in range(review.players)], words)
    except FILE_ERRORS as error:
        raise command_error("file-unwritable", file=str(file), why=reason(error)) from None
