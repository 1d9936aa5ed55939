"""The `speeltafel` command. Each subcommand's work is imported when it is called: `--help` has to be there at once."""

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

tables = typer.Typer(help="The tables of a server.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(tables, name="tables")

Game = Annotated[str, typer.Argument(help="A game, as `speeltafel games` lists them.", show_default=False)]
SPOKEN = f"One of {', '.join(LANGUAGES)}; otherwise what this machine is set to."
Language = Annotated[str, typer.Option("--lang", envvar="SPEELTAFEL_LANG", help=SPOKEN)]
Options = Annotated[list[str] | None, typer.Option("--option", help="NAME=VALUE, the value as JSON; may be given several times.")]
OptionsFile = Annotated[Path | None, typer.Option("--options", help="A TOML or JSON file with the options of the table.")]
Database = Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://…; otherwise a file in your data folder.")]
BotWorkers = Annotated[
    int | None,
    typer.Option(
        help="Processes in which bots think; otherwise one for each core. 0: a server leaves it to `speeltafel think`.",
        show_default=False,
    ),
]
Cluster = Annotated[str, typer.Option(help="A Dask scheduler to play on instead, tcp://…; local: two workers on this machine.")]
RULE_PLAYERS = "random,beginner,casual"  # the opponents that need no time to think
Json = Annotated[bool, typer.Option("--json", help="For machines.")]


def _say_version(wanted: bool) -> None:
    if wanted:
        from speeltafel import __version__

        typer.echo(f"speeltafel {__version__}")
        raise typer.Exit


@app.callback()
def speeltafel(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Which version this is.")
    ] = False,
) -> None:
    """The games table: Figaro, tricky and Carnavalo, every rule exactly. Unofficial."""


@app.command()
def games(language: Language = "") -> None:
    """The games there are."""
    from speeltafel.cli.commands.games import list_games

    list_games(language)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="A game; not needed with --load.")] = "",
    players: Annotated[int, typer.Option(help="How many play; 0: as few as can, and at least --people.")] = 0,
    people: Annotated[int, typer.Option(help="How many are people at this keyboard, in the first seats; the rest are bots.")] = 1,
    bot: Annotated[str, typer.Option(help="The level of the bots in the other seats.")] = "",
    names: Annotated[str, typer.Option(help="Names of the players, with commas between them.")] = "",
    seed: Annotated[int | None, typer.Option(help="For dice and deals that can be repeated.", show_default=False)] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    option: Options = None,
    options: OptionsFile = None,
    language: Language = "",
) -> None:
    """Play here, in the terminal: people at one keyboard, and bots."""
    from speeltafel.cli.arguments import GameArguments
    from speeltafel.cli.commands.play import Seats, play_here

    play_here(GameArguments(game, players, option, options), Seats(people, bot, names), seed, load, language)


@app.command()
def learn(game: Game, language: Language = "") -> None:
    """Learn a game by playing it, here in the terminal: a few scenes, one thing to do in each."""
    from speeltafel.cli.commands.learn import learn_game

    learn_game(game, language)


@app.command()
def simulate(
    game: Game,
    players: Annotated[int, typer.Option(help="How many play.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, whatever the jobs.")] = 0,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each with commas between them.")] = "random",
    records: Annotated[Path | None, typer.Option(help="Write every game to this file, one record a line.")] = None,
    journal: Annotated[Path | None, typer.Option(help="Keep what is done in this file; called again, it goes on there.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes; 0: one for each core.")] = 0,
    cluster: Cluster = "",
    option: Options = None,
    options: OptionsFile = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Play many games with bots, and count."""
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
    players: Annotated[int, typer.Option(help="How many play.")],
    bots: Annotated[str, typer.Option(help="Two or more levels, with commas between them.")],
    games: Annotated[int, typer.Option(help="How many games every two of them play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many at a time; 0: one for each core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="The folder for results; called again, it goes on there.")] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Only each bot, alone, against a table of the one before it.")] = False,
    cluster: Cluster = "",
    option: Options = None,
    options: OptionsFile = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Let bots play each other, and rate them."""
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
    file: Annotated[
        Path, typer.Argument(help="The Parquet file to write; broken off and called again, it goes on.", show_default=False)
    ],
    game: Annotated[str, typer.Option(help="A game, as `speeltafel games` lists them; not needed with --records.")] = "",
    players: Annotated[int, typer.Option(help="How many play; not needed with --records.")] = 0,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, those of `speeltafel simulate`.")] = 0,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each with commas between them.")] = "random",
    records: Annotated[Path | None, typer.Option(help="The games of this file instead: one record or many.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes; 0: one for each core.")] = 0,
    cluster: Cluster = "",
    option: Options = None,
    options: OptionsFile = None,
    language: Language = "",
) -> None:
    """Write games as data for programs that learn: a row for each decision."""
    from speeltafel.cli.arguments import GameArguments, RunArguments
    from speeltafel.cli.commands.export import Source, run

    table, amount = GameArguments(game, players, option, options), RunArguments(games, seed, jobs, cluster)
    run(file, table, amount, Source(bots, records), language)


@app.command()
def evaluate(
    agent: Annotated[str, typer.Argument(help="Your program, as module:Agent, or a bot of the house.", show_default=False)],
    game: Annotated[str, typer.Option(help="A game, as `speeltafel games` lists them.")],
    players: Annotated[int, typer.Option(help="How many play.")],
    opponents: Annotated[str, typer.Option(help="Levels that sit in all other seats, one after the other.")] = RULE_PLAYERS,
    games: Annotated[int, typer.Option(help="How many games against each of them, in whole deals.")] = 1000,
    seed: Annotated[int, typer.Option(help="Of the deals; the leaderboard has 2026.")] = 2026,
    jobs: Annotated[int, typer.Option(help="How many processes; 0: one for each core.")] = 0,
    option: Options = None,
    options: OptionsFile = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """How often a program wins, in every seat on the same deals, against the bots of the house."""
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
    players: Annotated[int, typer.Option(help="How many play.")],
    out: Annotated[Path | None, typer.Option(help="The file for the solution.")] = None,
    check: Annotated[int, typer.Option(help="Games played to check it.")] = 20_000,
    exploit: Annotated[bool, typer.Option(help="Also how much weaker levels lose to who knows their habits.")] = True,
    jobs: Annotated[int, typer.Option(help="How many at a time; 0: one for each core.")] = 0,
    option: Options = None,
    options: OptionsFile = None,
    json: Json = False,
    language: Language = "",
) -> None:
    """Solve a game: the chance to win in every position, with perfect play."""
    from speeltafel.cli.arguments import GameArguments, OutputArguments
    from speeltafel.cli.commands.solve import run

    run(GameArguments(game, players, option, options), out, check, exploit, jobs, OutputArguments(json, language))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="One record or many: JSON, or JSON lines.", show_default=False)],
    json: Json = False,
    language: Language = "",
) -> None:
    """Check the games of a file, and tell them in words."""
    from speeltafel.cli.commands.replay import replay_file

    replay_file(file, json, language)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.", show_default=False)],
    deep: Annotated[bool, typer.Option("--deep", help="Look four times as far; it takes that much longer.")] = False,
    json: Json = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the chart into this file: .svg, .png or .pdf.")] = None,
    language: Language = "",
) -> None:
    """Where a game was won, what was luck and what was play."""
    from speeltafel.cli.commands.review import review_file

    review_file(file, deep, json, plot, language)


@app.command(cls=EnvironmentCommand)
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0: all of this machine's.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    database: Database = "",
    password: Annotated[str, typer.Option(help="Only who knows it may play here.")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="A page elsewhere that may use this server, https://…")] = None,
    trusted_proxies: Annotated[str, typer.Option(help="Proxies that say for whom they ask: 127.0.0.1,10.0.0.0/8")] = "",
    allowed_hosts: Annotated[str, typer.Option(help="Names under which this server is reached: games.example.org,…")] = "",
    base_path: Annotated[str, typer.Option(help="The path under which a proxy shows this server: /games")] = "",
    frame_ancestors: Annotated[str, typer.Option(help="Pages that may show ours in a frame: self,https://…")] = "",
    keep_days: Annotated[int, typer.Option(help="Tables nobody has used for so long are removed; 0: they are kept.")] = 0,
    bot_workers: BotWorkers = None,
    limit: Annotated[list[str] | None, typer.Option(help="NAME=NUMBER; SECURITY.md has all of them.")] = None,
    language: Language = "",
) -> None:
    """Live tables for people with browsers, wherever they sit."""
    from speeltafel.cli.commands.serve import serve_tables

    names = {"trusted_proxies": trusted_proxies, "allowed_hosts": allowed_hosts, "frame_ancestors": frame_ancestors}
    lists = {name: tuple(filter(None, given.split(","))) for name, given in names.items()}
    settings = {"host": host, "port": port, "password": password, "base_path": base_path, "keep_days": keep_days, **lists}
    serve_tables(language, limit or [], database, origin or [], {**settings, "bot_workers": bot_workers})


@app.command(cls=EnvironmentCommand)
def think(
    database: Annotated[str, typer.Option(help="That of the servers, postgresql://…")] = "",
    bot_workers: BotWorkers = None,
    language: Language = "",
) -> None:
    """Think for the bots and reviews of servers elsewhere, which share a PostgreSQL."""
    from speeltafel.cli.commands.think import think_for_servers

    think_for_servers(language, database, bot_workers)


@app.command(cls=EnvironmentCommand)
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; it must not be there yet.", show_default=False)],
    database: Database = "",
    language: Language = "",
) -> None:
    """Copy all tables of a server, while it runs."""
    from speeltafel.cli.commands.tables import back_up

    back_up(file, database, language)


@app.command(cls=EnvironmentCommand)
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `speeltafel backup` made.", show_default=False)],
    database: Database = "",
    language: Language = "",
) -> None:
    """Put a copy back in place of all tables. A server that runs goes on with them."""
    from speeltafel.cli.commands import tables as keeping

    keeping.restore(file, database, language)


@app.command(cls=EnvironmentCommand)
def doctor(
    host: Annotated[str, typer.Option(help="Where the server listens, or is to listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Its port.")] = 8000,
    database: Database = "",
    language: Language = "",
) -> None:
    """Whether a server does well on this machine, or would."""
    from speeltafel.cli.commands.doctor import examine

    examine(host, port, database, language)


@tables.command(cls=EnvironmentCommand)
def check(database: Database = "", language: Language = "") -> None:
    """Find tables that cannot be read, and say what is wrong and what can be saved."""
    from speeltafel.cli.commands.tables import check_tables

    check_tables(database, language)


@tables.command(cls=EnvironmentCommand)
def clean(
    keep_days: Annotated[int, typer.Option(help="Tables that nothing has happened at for so long are removed.")],
    database: Database = "",
    language: Language = "",
) -> None:
    """Remove old tables, and give their place back to the disk."""
    from speeltafel.cli.commands.tables import clean_tables

    clean_tables(keep_days, database, language)


@tables.command(cls=EnvironmentCommand)
def erase(database: Database = "", language: Language = "") -> None:
    """Forget somebody who asks for it: they give the token that their browser keeps."""
    from speeltafel.cli.commands.tables import erase_person

    erase_person(database, language)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The record of a live game, or many.", show_default=False)],
    commitment: Annotated[str, typer.Option(help="What the server promised before that game; the page keeps it.")] = "",
    mine: Annotated[str, typer.Option(help="Your own share of that game's chance; the page keeps it.")] = "",
    terms: Annotated[str, typer.Option(help="The digest of the terms under which you showed it; the page keeps them.")] = "",
    language: Language = "",
) -> None:
    """Prove that nobody chose the dice and the deals of a live game."""
    from speeltafel.cli.commands.verify import verify_file

    verify_file(file, commitment, mine, terms, language)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help="A game; none: all of them.")] = "",
    language: Language = "",
) -> None:
    """How fast the rules are on this machine, plain and compiled."""
    from speeltafel.cli.commands.bench import bench_games

    bench_games(game, language)


def main() -> None:
    """Nobody sees a traceback for something they could have caused."""
    from speeltafel.cli.console import run_command

    run_command(app)
