"""Folders of this machine's user for data and caches."""

import os
from pathlib import Path


def user_data_folder() -> Path:
    """Saved games, solved boards and live tables: the one place that reads SPEELTAFEL_DATA."""
    from platformdirs import user_data_path

    return Path(os.environ.get("SPEELTAFEL_DATA") or user_data_path("speeltafel"))
