"""Loop marks that keep a graphics card's copy of large rules small.

LLVM unrolls short loops, six tents times six players. That pays on a processor. On a card thousands of games are at
different places in the rules, and all wait for that much code to be fetched. So each loop is marked not to be unrolled.
"""

import re

LABEL = re.compile(r'^"?([^\s":]+)"?:')
JUMP = re.compile(r'label %"?([^\s",]+)"?')
FIRST_MARK = 1_000_000  # above all numbers that Numba gives


def without_unrolling(ir: str) -> str:
    """Return the same LLVM assembly, with a mark at every backward jump: do not unroll."""
    lines, passed, marks = [], set[str](), 0
    for line in ir.splitlines():
        if line.startswith("define"):
            passed = set()
        label = LABEL.match(line)
        if label:
            passed.add(label[1])
        elif line.lstrip().startswith("br ") and not passed.isdisjoint(JUMP.findall(line)):
            marks += 1
            line = f"{line}, !llvm.loop !{FIRST_MARK + marks}"
        lines.append(line)
    if marks:
        lines.append(f'!{FIRST_MARK} = !{{!"llvm.loop.unroll.disable"}}')
        numbers = range(FIRST_MARK + 1, FIRST_MARK + marks + 1)
        lines += [f"!{number} = distinct !{{!{number}, !{FIRST_MARK}}}" for number in numbers]
    return "\n".join(lines) + "\n"
