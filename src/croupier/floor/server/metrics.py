"""What is counted for whoever watches over the machine (Prometheus)."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

METRICS = "/metrics"  # the path
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Frames(Collector):
    """A plain number: of each change at a table a thousand may be sent."""

    def __init__(self) -> None:
        self.sent = 0

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily("croupier_frames", "Frames sent to clients", value=self.sent)


class Metrics:
    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.connections = Gauge(
            "croupier_connections", "Open WebSocket connections", registry=registry
        )
        self.commands = Counter(
            "croupier_commands", "Commands to tables and the House", ["outcome"], registry=registry
        )
        self.commits = Histogram(
            "croupier_commit_seconds",
            "From an entry decided to the entry durable",
            registry=registry,
            buckets=SECONDS,
        )
        self.frames = Frames()
        registry.register(self.frames)
        self.dropped = Counter(
            "croupier_dropped_clients", "Clients too slow to be served", registry=registry
        )
        self.requests = Counter("croupier_requests", "HTTP requests", ["status"], registry=registry)

    def written(self) -> bytes:
        return generate_latest(self._registry)


def metrics_page(metrics: Metrics) -> Starlette:
    """The one page of an address of its own; the public one has no such page."""

    async def written(request: Request) -> Response:
        return Response(metrics.written(), headers={"content-type": metrics.content_type})

    return Starlette(routes=[Route(METRICS, written)])
