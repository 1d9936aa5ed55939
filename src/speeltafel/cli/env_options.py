"""Every option also as an environment variable: `--keep-days 90` is `SPEELTAFEL_KEEP_DAYS=90`.

Typed options win, and an empty variable counts as none.
"""

import os
from typing import Any

import typer
from typer.core import TyperCommand, TyperOption

PREFIX = "SPEELTAFEL_"


def variable(option: str) -> str:
    """Return the environment variable of an option."""
    return PREFIX + option.removeprefix("--").replace("-", "_").upper()


class EnvironmentCommand(TyperCommand):
    """A command whose options can also be set in the environment.

    Several values of an option are separated by spaces there.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for option in self.params:
            if isinstance(option, TyperOption):
                option.envvar, option.show_envvar = variable(option.opts[0]), True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except typer.BadParameter as error:
            option: Any = error.param
            source = option is not None and ctx.get_parameter_source(option.name)
            if not source or source.name != "ENVIRONMENT":
                raise
            from speeltafel.cli.console import command_error, texts

            texts(ctx.params.get("language") or os.environ.get(variable("--lang"), ""))
            found = ascii(option.value_from_envvar(ctx))[:60]
            raise command_error("variable-not-a-number", variable=option.envvar, found=found) from None
