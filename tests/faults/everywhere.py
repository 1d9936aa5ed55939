"""What `pytest --faults …` asks for: trouble for every server that a test starts."""

import tempfile
from pathlib import Path

TROUBLE = ""
ORDERED = "SPEELTAFEL_TEST_FAULTS"  # the file that says what goes wrong
LAUNCH = "from tests.faults.faulty import main; main()"


def environment() -> dict[str, str]:
    """Of a server that gets it."""
    if not TROUBLE:
        return {}
    orders = Path(tempfile.gettempdir()) / f"speeltafel-faults-{TROUBLE}"
    orders.write_text(TROUBLE)
    return {ORDERED: str(orders)}
