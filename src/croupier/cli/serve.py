"""`croupier serve`: the live floor, for whoever comes to its tables."""

import asyncio
import gc
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer
import uvloop
from msgspec.structs import replace

from croupier.cli.console.language import Language
from croupier.cli.console.numbers import number_option
from croupier.cli.console.output import complain
from croupier.cli.console.record_file import data_folder
from croupier.cli.console.screen import has_a_screen
from croupier.engine.sentences import Message, said, sentence
from croupier.floor.record.store.interface import StoreFailed
from croupier.floor.server.lifecycle import Opened, Options
from croupier.floor.server.lifecycle import serve as served
from croupier.floor.server.listening import Address
from croupier.floor.server.networks import network
from croupier.floor.server.rates import Rates, in_ten_minutes

PORT = 8021
MOST_IN_TEN_MINUTES = 1_000_000


def serve(
    data: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, number_option()] = PORT,
    tls_cert: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    tls_key: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    name: Annotated[list[str] | None, typer.Option(metavar="HOST")] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy")] = False,
    trusted_proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    shared_network: Annotated[list[str] | None, typer.Option(metavar="CIDR")] = None,
    guests: Annotated[int | None, number_option()] = None,
    failed_logins: Annotated[int | None, number_option()] = None,
    metrics: Annotated[str | None, typer.Option(metavar="ADDRESS:PORT")] = None,
    browser: Annotated[bool | None, typer.Option()] = None,
    language: Language = None,
) -> None:
    """Example: croupier serve

    Example: croupier serve --data house --port 8021
    """
    if not 0 <= port <= 65535:
        complain(said("serve-no-such-port", port=str(port)))
    if (tls_cert is None) != (tls_key is None):
        complain(said("serve-tls-needs-both"))
    for file in filter(None, (tls_cert, tls_key)):
        if not file.is_file():
            complain(said("serve-no-file", file=str(file)))
    try:
        options = Options(
            data or data_folder(),
            host,
            port,
            tls_cert,
            tls_key,
            names=tuple(name or ()),
            behind_proxy=behind_proxy,
            trusted_proxies=tuple(map(network, trusted_proxy or ())),
            shared_networks=tuple(map(network, shared_network or ())),
            rates=_rates(guests, failed_logins),
            metrics=None if metrics is None else Address.of(metrics),
        )
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            wanted = has_a_screen() if browser is None else browser
            runner.run(served(options, lambda opened: _open(options, opened, wanted)))
    except StoreFailed as trouble:
        complain(str(trouble))
    say(said("serve-closed"))


def _rates(guests: int | None, failed_logins: int | None) -> Rates:
    rates = Rates()
    for option, number in (("--guests", guests), ("--failed-logins", failed_logins)):
        if number is not None and not 1 <= number <= MOST_IN_TEN_MINUTES:
            most = f"{MOST_IN_TEN_MINUTES:,}"
            complain(said("serve-no-such-number", option=option, most=most))
    if guests is not None:
        rates = replace(rates, guests=in_ten_minutes(guests))
    if failed_logins is not None:
        rates = replace(rates, logins=in_ten_minutes(failed_logins))
    return rates


def _open(options: Options, opened: Opened, browser: bool) -> None:
    _tell(options, opened, browser)
    gc.collect()
    gc.freeze()  # stays for good: to look through it again would hold up every table for 30 ms


def _tell(options: Options, opened: Opened, browser: bool) -> None:
    say(said("serve-open", address=opened.address))
    say(said("serve-join", address=opened.address))
    if opened.code is not None:
        say(said("serve-owner", code=opened.code, address=opened.address))
    say(said("serve-kept", folder=str(options.data)))
    if opened.metrics is not None:
        say(said("serve-metrics", address=opened.metrics))
    say(said("serve-until"))
    if browser:  # which may take its time
        Thread(target=webbrowser.open, args=(opened.address,), daemon=True).start()


def say(message: Message) -> None:
    typer.echo(sentence(message))
