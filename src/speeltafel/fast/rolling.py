"""Loops stay loops: what keeps a graphics card's copy of large rules small.

LLVM writes short loops out, six tents times six players. That pays on a processor; on a card, where thousands of games stand in different
places of the rules, it makes so much code that they all wait for it to be fetched. Each loop is marked so that it is left as it is.
"""

import re

LABEL = re.compile(r'^"?([^\s":]+)"?:')
JUMP = re.compile(r'label %"?([^\s",]+)"?')
FIRST_MARK = 1_000_000  # above all numbers that Numba gives


def rolled(ir: str) -> str:
    """The same LLVM assembly, with a mark at every jump back: do not unroll."""
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
        lines += [f"!{number} = distinct !{{!{number}, !{FIRST_MARK}}}" for number in range(FIRST_MARK + 1, FIRST_MARK + marks + 1)]
    return "\n".join(lines) + "\n"
