"""Make what bots run on ready for plain processors, so that people with the wheel wait for no compiler.

python -m tools.setup.ready_made [MACHINE …]     writes dist/ready_made; without names for all machines
"""

import sys

from speeltafel.bots.ready_made import write_all
from speeltafel.fast.shared_library import PLAIN_PROCESSORS
from tools.setup.environment import ROOT

FOLDER = ROOT / "dist" / "ready_made"

if __name__ == "__main__":
    write_all(FOLDER, sys.argv[1:] or PLAIN_PROCESSORS)
