"""The same work on a cluster: dask.distributed, an extra, imported only when it is asked for.

Every stretch is a function of its arguments, so a worker that dies costs time and nothing else:
somebody else plays its stretch again, to the same counts. The scheduler sees to that a few times;
after them the stretch comes back to us and is handed out again.
"""

import logging
import re
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from croupier.engine.sentences import phrase
from croupier.mathematics.simulation.plan import CutShort, ImpossibleSimulation
from croupier.mathematics.simulation.run.workers import OtherSources, Workers

ADDRESS = re.compile(r"(?:tcp|tls)://\S+:\d+")
LOCAL = re.compile(r"local:(\d{1,9})")
PATIENCE = 6  # seconds to be answered by a scheduler, and for the first worker to come
COUNTED_ANEW = 1.0  # seconds between two looks at how many workers there are
MOST_LOCAL_WORKERS = 256
LEFT_ALONE = "import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\n"  # Ctrl-C is for us


@contextmanager
def on_cluster(address: str) -> Iterator[Workers]:
    """Workers at `tcp://host:port`, or N processes of this machine for `local:N`."""
    number = _checked(address)
    distributed: Any = import_module("distributed")
    _silence()
    try:
        if number is None:
            with _connected(distributed, address) as client:
                yield from _workers(client, address, distributed.KilledWorker)
            return
        with (
            TemporaryDirectory(prefix="croupier-") as folder,
            distributed.LocalCluster(
                n_workers=number,
                threads_per_worker=1,
                dashboard_address=None,
                memory_limit=0,
                local_directory=folder,
                silence_logs=logging.CRITICAL,
                preload=LEFT_ALONE,
            ) as local,
            distributed.Client(local) as client,
        ):
            yield from _workers(client, address, distributed.KilledWorker)
    except distributed.KilledWorker as problem:
        raise CutShort(
            phrase("impossible-the-workers-of-the-cluster-keep", a=str(address))
        ) from problem
    except (distributed.comm.CommClosedError, CancelledError) as problem:
        raise CutShort(phrase("impossible-the-cluster-was-lost", a=str(address))) from problem
    except OtherSources:
        raise ImpossibleSimulation(
            phrase("impossible-a-worker-of-the-cluster-runs", a=str(address))
        ) from None


def _checked(address: str) -> int | None:
    """How many local workers are wanted; None where the address is that of a scheduler."""
    local = LOCAL.fullmatch(address)
    if local is None and not ADDRESS.fullmatch(address):
        raise ImpossibleSimulation(
            phrase("impossible-is-not-a-cluster-give-tcphostport", a=repr(address))
        )
    if local is not None and not 1 <= int(local[1]) <= MOST_LOCAL_WORKERS:
        raise ImpossibleSimulation(
            phrase(
                "impossible-a-local-cluster-has-to-workers",
                a=str(MOST_LOCAL_WORKERS),
                b=str(local[1]),
            )
        )
    if find_spec("distributed") is None:
        raise ImpossibleSimulation(phrase("impossible-a-cluster-needs-daskdistributed-which-is"))
    return None if local is None else int(local[1])


def _silence() -> None:
    """Dask stays silent: what a person needs to know of a cluster is said by the command."""
    for name in list(logging.root.manager.loggerDict):
        if name.startswith(("distributed", "tornado")):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _connected(distributed: Any, address: str) -> Any:
    try:
        return distributed.Client(address, timeout=PATIENCE)
    except Exception as problem:  # whatever it is that answers there, if anything
        raise ImpossibleSimulation(
            phrase("impossible-no-dask-scheduler-answers-at", a=str(address))
        ) from problem


def _workers(client: Any, address: str, killed: type[Exception]) -> Iterator[Workers]:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise ImpossibleSimulation(
            phrase("impossible-the-cluster-has-no-workers", a=str(address))
        ) from None
    with client.get_executor(pure=False) as executor:
        yield Workers(executor, _threads_of(client), (killed,))


def _threads_of(client: Any) -> Callable[[], int]:
    """Workers come and go; they are counted again from time to time."""
    counted, number = -COUNTED_ANEW, 1

    def now() -> int:
        nonlocal counted, number
        if monotonic() - counted >= COUNTED_ANEW:
            number = max(1, sum(client.nthreads().values()))
            counted = monotonic()
        return number

    return now
