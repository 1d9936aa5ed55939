"""A Python in which only what one extra brings (or none) can be imported: `python -m tests.only_one_extra EXTRA -c CODE`.

What others installed into the same environment is not found, so that a dependency that was forgotten is.
"""

import re
import runpy
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from types import ModuleType
from typing import ClassVar


def needed(package: str, extra: str) -> Iterator[tuple[str, str]]:
    """Yield the packages that this one names, with the extra of theirs that it wants."""
    try:
        named = requires(package) or []
    except PackageNotFoundError:
        return  # not for this system
    for line in named:
        requirement, _, condition = line.partition(";")
        only = re.search(r"extra == ['\"]([\w-]+)['\"]", condition)
        found = re.match(r"([\w.-]+)(?:\[([\w,-]+)\])?", requirement)
        if found and (only is None or only[1] == extra):
            for wanted in (found[2] or "").split(","):
                yield re.sub(r"[._]", "-", found[1].lower()), wanted


def closure(package: str, extra: str) -> set[str]:
    known = {(package, extra)}
    new = set(known)
    while new:
        new = {pair for each in new for pair in needed(*each)} - known
        known |= new
    return {name for name, _ in known}


class Here(PathFinder):
    """Finds what Python always finds, but for what is installed for others."""

    hidden: ClassVar[set[str]] = set()

    @classmethod
    def find_spec(cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname.partition(".")[0] in cls.hidden:
            return None
        return super().find_spec(fullname, path, target)


def installed_for_others(extra: str) -> set[str]:
    ours = closure("speeltafel", extra)
    return {
        module
        for module, packages in packages_distributions().items()
        if not {re.sub(r"[._]", "-", package.lower()) for package in packages} & ours
    }


def main(extra: str, kind: str, what: str, *arguments: str) -> None:
    Here.hidden = installed_for_others(extra)
    for module in [name for name in sys.modules if name.partition(".")[0] in Here.hidden]:
        del sys.modules[module]
    sys.meta_path[sys.meta_path.index(PathFinder)] = Here
    sys.argv = [what, *arguments]
    if kind == "-c":
        exec(what, {"__name__": "__main__"})  # noqa: S102
    else:
        runpy.run_module(what, run_name="__main__")


if __name__ == "__main__":
    main(*sys.argv[1:])
