"""schemathesis against a server of its own: whatever the OpenAPI description allows is answered as it says, and nothing else is.

    python -m tests.server.api_fuzz [--examples 300]

It is a large tool, so it stays out of our environment: `st` has to be on the PATH, or uv, which fetches it.
"""

import argparse
import secrets
import shutil
import subprocess
import sys
import tempfile

from tests.server.running_server import running


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--examples", type=int, default=300)
    given = arguments.parse_args()
    if shutil.which("st"):
        tool = ["st"]
    elif shutil.which("uvx"):
        tool = ["uvx", "--from", "schemathesis", "st"]
    else:
        raise SystemExit("this needs schemathesis: its command st, or uv, on the PATH")
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/tables.sqlite") as server:
        described = f"{server.url}/api/description/openapi.json"
        token = f"Authorization: Bearer {secrets.token_urlsafe(16)}"
        command = [*tool, "run", described, "--header", token, "--max-examples", str(given.examples)]
        return subprocess.run(command, cwd=folder, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
