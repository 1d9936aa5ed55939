"""The `speeltafel` command. The code of a subcommand is imported when it is called, so that `--help` is instant."""

from pathlib import Path
from typing import Annotated

import typer

from speeltafel.cli.env_options import EnvironmentCommand
from speeltafel.core.i18n import LANGUAGES

app = typer.Typer(
    name="speeltafel",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

tables = typer.Typer(help="Check and clean the tables of a server.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(tables, name="tables")

Game = Annotated[str, typer.Argument(help="A game from `speeltafel games`.", show_default=False)]
SPOKEN = f"Language: {', '.join(LANGUAGES)} (default: your system's)."
Language = Annotated[str, typer.Option("--lang", envvar="SPEELTAFEL_LANG", help=SPOKEN)]
Options = Annotated[list[str] | None, typer.Option("--option", help="Game option NAME=VALUE, value as JSON (repeatable).")]
OptionsFile = Annotated[Path | None, typer.Option("--options", help="TOML or JSON file with the game options.")]
Database = Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://… (default: a file in your data folder).")]
BotWorkers = Annotated[
    int | None,
    typer.Option(
        help="Bot processes (default: one per core; 0: leave it to `speeltafel think`).",
        show_default=False,
    ),
]
Cluster = Annotated[str, typer.Option(help="Dask scheduler to use, tcp://… (local: two workers on this machine).")]
RULE_PLAYERS = "random,beginner,casual"  # the opponents that need no time to think
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def _say_version(wanted: bool) -> None:
    if wanted:
        from speeltafel import __version__

        typer.echo(f"speeltafel {__version__}")
        raise typer.Exit


@app.callback()
def speeltafel(
    version: Annotated[bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Print the version.")] = False,
) -> None:
    """Play Figaro, tricky and Carnavalo (unofficial versions)."""


@app.command()
def games(language: Language = "") -> None:
    """List the games."""
    from speeltafel.cli.commands.games import list_games

    list_games(language)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="A game from `speeltafel games` (not with --load).")] = "",
    players: Annotated[int, typer.Option(help="Number of players (0: the fewest possible, at least --people).")] = 0,
    people: Annotated[int, typer.Option(help="Number of people at this keyboard; the other players are bots.")] = 1,
    bot: Annotated[str, typer.Option(help="Level of the bots (default: chosen for the game).")] = "",
    names: Annotated[str, typer.Option(help="Names of the players, separated by commas.")] = "",
    seed: Annotated[
        int | None, typer.Option(help="Seed: the same number gives the same dice and cards.", show_default=False)
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Saved game to continue.")] = None,
    option: Options = None,
    options: OptionsFile = None,
    language: Language = "",
) -> None:
    """Play in this terminal, with bots or at one keyboard."""
    from speeltafel.cli.arguments import GameArguments
    from speeltafel.cli.commands.play import Seats, play_here

    play_here(GameArguments(game, players, option, options), Seats(people, bot, names), seed, load, language)


@app.command()
def learn(game: Game, language: Language = "") -> None:
    """Learn a game by playing a few short scenes."""
    from speeltafel.cli.commands.learn import learn_game

    learn_game(game, language)


@app.command()
def simulate(
    game: Game,
    players: Annotated[int, typer.Option(help="Number of players.")],
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Seed: the same number gives the same games, with any --jobs.")] = 0,
    bots: Annotated[str, typer.Option(help="One level for all seats, or one per seat, separated by commas.")] = "random",
    records: Annotated[Path | None, typer.Option(help="File for all the games, one record per line.")] = None,
    journal: Annotated[Path | None, typer.Option(help="Save progress in this file and resume from it.")] = None,
    jobs: Annotated[int, typer.Option(help="Number of processes (0: one per core).")] = 0,
    cluster: Cluster = "",
    option: Options = None,
    options: OptionsFile = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Simulate many games between bots and show statistics."""
    from speeltafel.cli.arguments import GameArguments, OutputArguments, RunArguments
    from speeltafel.cli.commands.simulate import Files, run

    files = Files(records, journal)
    run(
        GameArguments(game, players, option, options),
        RunArguments(games, seed, jobs, cluster),
        bots,
        files,
        OutputArguments(json, language),
    )


@app.command()
def tournament(
    game: Game,
    players: Annotated[int, typer.Option(help="Number of players.")],
    bots: Annotated[str, typer.Option(help="Two or more levels, separated by commas.")],
    games: Annotated[int, typer.Option(help="Number of games for each pair of bots.")] = 1000,
    seed: Annotated[int, typer.Option(help="Seed: the same number gives the same deals.")] = 0,
    jobs: Annotated[int, typer.Option(help="Number of processes (0: one per core).")] = 0,
    out: Annotated[Path | None, typer.Option(help="Save results in this folder and resume from it.")] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Play each bot only against the one before it.")] = False,
    cluster: Cluster = "",
    option: Options = None,
    options: OptionsFile = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Let bots play each other and rate them."""
    from speeltafel.cli.arguments import GameArguments, OutputArguments, RunArguments
    from speeltafel.cli.commands.tournament import run

    run(
        GameArguments(game, players, option, options),
        RunArguments(games, seed, jobs, cluster),
        bots,
        ladder,
        out,
        OutputArguments(json, language),
    )


@app.command()
def export(
    file: Annotated[Path, typer.Argument(help="Parquet file to write; run again to resume.", show_default=False)],
    game: Annotated[str, typer.Option(help="A game from `speeltafel games` (not with --records).")] = "",
    players: Annotated[int, typer.Option(help="Number of players (not with --records).")] = 0,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Seed: the same games as with `speeltafel simulate`.")] = 0,
    bots: Annotated[str, typer.Option(help="One level for all seats, or one per seat, separated by commas.")] = "random",
    records: Annotated[Path | None, typer.Option(help="Export the games of this file (one record or many).")] = None,
    jobs: Annotated[int, typer.Option(help="Number of processes (0: one per core).")] = 0,
    cluster: Cluster = "",
    option: Options = None,
    options: OptionsFile = None,
    language: Language = "",
) -> None:
    """Export games as training data, one row per decision."""
    from speeltafel.cli.arguments import GameArguments, RunArguments
    from speeltafel.cli.commands.export import Source, run

    table, amount = GameArguments(game, players, option, options), RunArguments(games, seed, jobs, cluster)
    run(file, table, amount, Source(bots, records), language)


@app.command()
def evaluate(
    agent: Annotated[str, typer.Argument(help="Your program as module:Agent, or a bot level.", show_default=False)],
    game: Annotated[str, typer.Option(help="A game from `speeltafel games`.")],
    players: Annotated[int, typer.Option(help="Number of players.")],
    opponents: Annotated[str, typer.Option(help="Levels to play against, separated by commas.")] = RULE_PLAYERS,
    games: Annotated[int, typer.Option(help="Number of games against each level (in whole deals).")] = 1000,
    seed: Annotated[int, typer.Option(help="Seed of the deals (the leaderboard uses 2026).")] = 2026,
    jobs: Annotated[int, typer.Option(help="Number of processes (0: one per core).")] = 0,
    option: Options = None,
    options: OptionsFile = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Measure how often a program wins against our bots."""
    from speeltafel.cli.arguments import GameArguments, OutputArguments, RunArguments
    from speeltafel.cli.commands.evaluate import run

    run(
        agent,
        GameArguments(game, players, option, options),
        RunArguments(games, seed, jobs),
        opponents,
        OutputArguments(json, language),
    )


@app.command()
def solve(
    game: Game,
    players: Annotated[int, typer.Option(help="Number of players.")],
    out: Annotated[Path | None, typer.Option(help="File for the solution.")] = None,
    check: Annotated[int, typer.Option(help="Number of games to check the solution with.")] = 20_000,
    exploit: Annotated[bool, typer.Option(help="Also measure how much a perfect opponent wins against each level.")] = True,
    jobs: Annotated[int, typer.Option(help="Number of processes (0: one per core).")] = 0,
    option: Options = None,
    options: OptionsFile = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Solve a game: find the best move in every position."""
    from speeltafel.cli.arguments import GameArguments, OutputArguments
    from speeltafel.cli.commands.solve import run

    run(GameArguments(game, players, option, options), out, check, exploit, jobs, OutputArguments(json, language))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="File with one record or many: JSON, or JSON lines.", show_default=False)],
    json: Json = False,
    language: Language = "",
) -> None:
    """Check saved games and describe them in words."""
    from speeltafel.cli.commands.replay import replay_file

    replay_file(file, json, language)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="Record of a finished game.", show_default=False)],
    deep: Annotated[bool, typer.Option("--deep", help="Look four times as closely (takes four times as long).")] = False,
    json: Json = False,
    plot: Annotated[Path | None, typer.Option(help="Save the chart to this file: .svg, .png or .pdf.")] = None,
    language: Language = "",
) -> None:
    """Review a finished game: turning points, luck, mistakes."""
    from speeltafel.cli.commands.review import review_file

    review_file(file, deep, json, plot, language)


@app.command(cls=EnvironmentCommand)
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on (0.0.0.0: all addresses).")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    database: Database = "",
    password: Annotated[str, typer.Option(help="Require this password to play.")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="Page on another site that may use this server, https://…")] = None,
    trusted_proxies: Annotated[str, typer.Option(help="Trusted proxy addresses or networks: 127.0.0.1,10.0.0.0/8")] = "",
    allowed_hosts: Annotated[str, typer.Option(help="Host names of this server: games.example.org,…")] = "",
    base_path: Annotated[str, typer.Option(help="Path of this server behind a proxy: /games")] = "",
    frame_ancestors: Annotated[str, typer.Option(help="Pages that may show this one in a frame: self,https://…")] = "",
    calls: Annotated[str, typer.Option(help="Sites that may tell people it's their turn: public (any), https://…")] = "",
    keep_days: Annotated[int, typer.Option(help="Remove tables unused for this many days (0: never).")] = 0,
    bot_workers: BotWorkers = None,
    limit: Annotated[list[str] | None, typer.Option(help="Limit NAME=NUMBER (all limits: SECURITY.md).")] = None,
    logs: Annotated[str, typer.Option(help="Log format: text, json or auto (text in a terminal).")] = "auto",
    network_button: Annotated[
        bool, typer.Option("--network-button", help="Let the page open this server to your network.")
    ] = False,
    language: Language = "",
) -> None:
    """Run a game server for browsers."""
    from speeltafel.cli.commands.serve import serve_tables

    names = {
        "trusted_proxies": trusted_proxies,
        "allowed_hosts": allowed_hosts,
        "frame_ancestors": frame_ancestors,
        "calls": calls,
    }
    lists = {name: tuple(filter(None, given.split(","))) for name, given in names.items()}
    settings = {"host": host, "port": port, "password": password, "base_path": base_path, "keep_days": keep_days, **lists}
    more = {"bot_workers": bot_workers, "network_button": network_button}
    serve_tables(language, limit or [], database, origin or [], {**settings, **more}, logs)


@app.command()
def pocket(
    folder: Annotated[Path, typer.Argument(help="New folder for the page.", show_default=False)],
    language: Language = "",
) -> None:
    """Write a page that plays without a server."""
    from speeltafel.cli.commands.pocket import write_pocket

    write_pocket(folder, language)


@app.command(cls=EnvironmentCommand)
def think(
    database: Annotated[str, typer.Option(help="Database of the servers, postgresql://…")] = "",
    bot_workers: BotWorkers = None,
    language: Language = "",
) -> None:
    """Run a worker for bots and reviews (needs PostgreSQL)."""
    from speeltafel.cli.commands.think import think_for_servers

    think_for_servers(language, database, bot_workers)


@app.command(cls=EnvironmentCommand)
def backup(
    file: Annotated[Path, typer.Argument(help="New file for the backup.", show_default=False)],
    database: Database = "",
    language: Language = "",
) -> None:
    """Back up all tables, even while the server runs."""
    from speeltafel.cli.commands.tables import back_up

    back_up(file, database, language)


@app.command(cls=EnvironmentCommand)
def restore(
    file: Annotated[Path, typer.Argument(help="Backup made by `speeltafel backup`.", show_default=False)],
    database: Database = "",
    language: Language = "",
) -> None:
    """Replace all tables with those of a backup."""
    from speeltafel.cli.commands import tables as keeping

    keeping.restore(file, database, language)


@app.command(cls=EnvironmentCommand)
def doctor(
    host: Annotated[str, typer.Option(help="Address of the server.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port of the server.")] = 8000,
    database: Database = "",
    language: Language = "",
) -> None:
    """Check this machine's server setup."""
    from speeltafel.cli.commands.doctor import examine

    examine(host, port, database, language)


@tables.command(cls=EnvironmentCommand)
def check(database: Database = "", language: Language = "") -> None:
    """Find damaged tables and show what can be saved."""
    from speeltafel.cli.commands.tables import check_tables

    check_tables(database, language)


@tables.command(cls=EnvironmentCommand)
def patch(
    apply: Annotated[bool, typer.Option("--apply", help="Change the tables. Without it nothing is changed.")] = False,
    database: Database = "",
    language: Language = "",
) -> None:
    """Replay running tables by the newest rules, with a report."""
    from speeltafel.cli.commands.tables import patch_tables

    patch_tables(apply, database, language)


@tables.command(cls=EnvironmentCommand)
def clean(
    keep_days: Annotated[int, typer.Option(help="Remove tables unused for this many days.")],
    database: Database = "",
    language: Language = "",
) -> None:
    """Remove old tables and free their disk space."""
    from speeltafel.cli.commands.tables import clean_tables

    clean_tables(keep_days, database, language)


@tables.command(cls=EnvironmentCommand)
def erase(database: Database = "", language: Language = "") -> None:
    """Erase a person's data (asks for their browser's token)."""
    from speeltafel.cli.commands.tables import erase_person

    erase_person(database, language)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="Record of an online game, or many.", show_default=False)],
    commitment: Annotated[str, typer.Option(help="The server's promise before the game (the page keeps it).")] = "",
    mine: Annotated[str, typer.Option(help="Your own random number (the page keeps it).")] = "",
    terms: Annotated[str, typer.Option(help="Digest of the terms you agreed to (the page keeps it).")] = "",
    language: Language = "",
) -> None:
    """Check that the dice and cards of an online game were fair."""
    from speeltafel.cli.commands.verify import verify_file

    verify_file(file, commitment, mine, terms, language)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help="A game from `speeltafel games` (default: all).")] = "",
    language: Language = "",
) -> None:
    """Measure the speed of the rules, plain and compiled."""
    from speeltafel.cli.commands.bench import bench_games

    bench_games(game, language)


def main() -> None:
    """Run the command. Prints expected errors as one sentence."""
    from speeltafel.cli.console import run_command

    run_command(app)
