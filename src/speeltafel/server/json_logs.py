"""Log lines: JSON objects for programs, plain lines for people.

Only the fields named below are written, so no token, invitation, password or card.
"""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

FIELDS = ("table", "game", "level", "error", "why", "bot", "host", "port", "limit", "path", "count")


REQUEST: ContextVar[str] = ContextVar("request", default="")  # id of the request being served, also in the answer's X-Request-Id


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        for name in FIELDS:
            if name in record.__dict__ and name != "level":
                line[name] = record.__dict__[name]
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return json.dumps(line)  # in ASCII: what a stranger wrote does nothing to a terminal


def _where(record: logging.LogRecord) -> list[str]:
    """Return file and line of every frame, without the values in them."""
    found = []
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None:
        found.append(f"{trace.tb_frame.f_code.co_filename.rpartition('speeltafel/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return found[-8:]


class PlainLines(logging.Formatter):
    """Writes time, level, event and its fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = json.loads(JsonLines().format(record))
        rest = "  ".join(f"{name}={json.dumps(value)}" for name, value in line.items() if name not in ("at", "level", "what"))
        time = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        return f"{time}  {line['level']}  {json.dumps(line['what'])[1:-1]}  {rest}".rstrip()


def set_up(as_json: bool = True) -> None:
    """Log to stderr: everything as JSON, or for people only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("speeltafel").setLevel(logging.INFO if as_json else logging.WARNING)


def brief(table_id: str) -> str:
    """Return enough of a table's name to follow it in a log, too little to open it."""
    return table_id[:6]
