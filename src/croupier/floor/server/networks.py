"""Internet addresses: which network an address lies in, and under which name it is counted."""

from collections.abc import Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from croupier.engine.sentences import said
from croupier.floor.record.store.interface import StoreFailed

Network = IPv4Network | IPv6Network

OF_ONE_HOME = 64  # bits of an IPv6 address; its owner has all addresses that share them


class NoSuchNetwork(StoreFailed):
    """The text is no address, and no network such as 10.0.0.0/8."""


def network(text: str) -> Network:
    """
    >>> network("10.1.2.3/8"), network("192.0.2.7"), network("::1")
    (IPv4Network('10.0.0.0/8'), IPv4Network('192.0.2.7/32'), IPv6Network('::1/128'))
    """
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise NoSuchNetwork(said("serve-no-such-network", network=text[:80])) from None


class Networks:
    """
    >>> known = Networks([network("10.0.0.0/8"), network("2001:db8::/32")])
    >>> [text in known for text in ("10.1.2.3", "2001:db8::7", "::ffff:10.0.0.1", "11.0.0.1", "x")]
    [True, True, True, False, False]
    """

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self._networks = tuple(networks)

    def __contains__(self, address: str) -> bool:
        found = _address(address)
        return found is not None and any(found in network for network in self._networks)


def counted_as(address: str) -> str:
    """Of IPv6 the network of one home: a client that has one address there has them all.

    >>> counted_as("192.0.2.7"), counted_as("::ffff:192.0.2.7"), counted_as("2001:db8::7:1")
    ('192.0.2.7', '192.0.2.7', '2001:db8::')
    """
    found = _address(address)
    if found is None:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(IPv6Network((int(found), OF_ONE_HOME), strict=False).network_address)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found
