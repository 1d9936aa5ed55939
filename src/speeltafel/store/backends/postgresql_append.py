"""Append to logs that several servers continue: the key (table, number) lets only the first one through.

The same statement notifies the peers. Other notifications are only hints; this key keeps logs right.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

if TYPE_CHECKING:
    from speeltafel.store.store import Append, TableRow

CHANNEL = "speeltafel"
LONGEST_NOTICE = 7_900  # bytes; PostgreSQL takes 7,999
LONGEST_BODY = 2_000  # longer batches are notified by number only, and read from the log
ALONE = 60  # bytes of a line beside the batch

# Sorted, so that two servers with the same tables do not wait for each other. A notice must never hold what was not stored, so it
# is made from what the insert returns: of a batch that came too late nobody hears. Chunks below 0 go by their numbers.
APPEND = f"""
WITH given AS (SELECT * FROM unnest(%s::text[], %s::int[], %s::bytea[], %s::int[]) AS given(id, number, body, chunk)),
stored AS (
  INSERT INTO batches (table_id, number, body) SELECT id, number, body FROM given ORDER BY id, number
  ON CONFLICT DO NOTHING RETURNING table_id, number),
told AS (
  SELECT pg_notify('{CHANNEL}', %s || string_agg(E'\\n' || id || ' ' || given.number ||
    CASE WHEN chunk < 0 THEN '' ELSE ' ' || convert_from(body, 'UTF8') END, ''))
  FROM stored JOIN given ON id = table_id AND given.number = stored.number GROUP BY chunk)
SELECT table_id, number, (SELECT count(*) FROM told) FROM stored"""  # noqa: S608

# Rows are updated, never deleted and inserted anew, since they also say which server attends to the table.
LIST = """
INSERT INTO tables (table_id, game, status, listed, changed_at, wake_at, about)
VALUES (%(table_id)s, %(game)s, %(status)s, %(listed)s, %(changed_at)s, %(wake_at)s, %(about)s)
ON CONFLICT (table_id) DO UPDATE SET status = excluded.status, listed = excluded.listed, changed_at = excluded.changed_at,
  wake_at = excluded.wake_at, about = excluded.about,
  holder = CASE WHEN excluded.wake_at IS NULL THEN NULL ELSE tables.holder END"""


def append_first(
    connection: Connection, process: str, before: str, after: str, heads: Sequence["Append"]
) -> tuple[set[tuple[str, int]], Any]:
    """Append to logs.

    Return those that were the first to continue theirs, by table and number, and the result of the statement `after`. All in
    one round trip, after the statement `before`.
    """
    driver: Any = connection.connection.driver_connection
    ids, numbers = [head.table_id for head in heads], [head.number for head in heads]
    with driver.pipeline():
        driver.execute(before)
        stored = driver.execute(APPEND, [ids, numbers, [head.body for head in heads], chunks(heads), process]) if heads else None
        said = driver.execute(after)
    first = {(row[0], row[1]) for row in stored.fetchall()} if stored is not None else set()
    row = said.fetchone()
    return first, row[0] if row is not None else None


def chunks(heads: Sequence["Append"]) -> list[int]:
    """Return for each head the notification that carries it, so that none is too long; negative if only its number is sent."""
    found, chunk, size = [], 1, ALONE
    for head in heads:
        fits = len(head.body) < LONGEST_BODY
        length = ALONE + (len(head.body) if fits else 0)
        if size + length > LONGEST_NOTICE:
            chunk, size = chunk + 1, ALONE
        size += length
        found.append(chunk if fits else -chunk)
    return found


def list_all(connection: Connection, abouts: Sequence["TableRow"], rows: Sequence[dict[str, Any]]) -> None:
    """Write rows of the lists, and the people at each table."""
    driver: Any = connection.connection.driver_connection
    ids = [about.table_id for about in abouts]
    sitting = sorted({(about.table_id, person) for about in abouts for person in about.people})
    with driver.pipeline():
        for row in sorted(rows, key=lambda row: str(row["table_id"])):
            driver.execute(LIST, row)
        driver.execute("DELETE FROM people WHERE table_id = ANY(%s)", [ids])
        driver.execute(
            "INSERT INTO people (table_id, person) SELECT * FROM unnest(%s::text[], %s::text[])",
            [[table_id for table_id, _ in sitting], [person for _, person in sitting]],
        )
