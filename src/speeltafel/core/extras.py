"""Optional packages as extras: `speeltafel[server]`, `speeltafel[plots]`. The error for a missing one names it."""

from importlib.util import find_spec

from speeltafel.core.errors import MissingExtra, make_error


def require_extra(extra: str, *modules: str) -> None:
    """Check that these modules can be imported. Raises MissingExtra, which names the extra that brings them."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise make_error(MissingExtra, "extra-missing", extra=extra, missing=", ".join(missing))
