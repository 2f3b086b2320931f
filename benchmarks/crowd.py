"""A thousand people at one table who only note when what arrived: a process of its own.

A full client for each would take longer to listen than the server takes to speak. This one reads
whatever has come, notes the time, and looks at it when all is over.
"""

import gc
import json
import select
import socket
from base64 import b64encode
from collections.abc import Iterator
from http.client import HTTPConnection
from multiprocessing.connection import Connection
from os import urandom
from re import compile as pattern
from time import perf_counter
from typing import NamedTuple
from urllib.parse import urlsplit

VERSION = pattern(rb'"version":(\d+)')
READ_AT_ONCE = 1 << 16
PING, PING_BYTES, MASKED_PONG = 0x89, 6, b"\x8a\x84\0\0\0\0"  # RFC 6455, 5.5.2: with four bytes


class Arrived(NamedTuple):
    """Some bytes at one of the connections."""

    at: float
    connection: int
    data: bytes


def listen(orders: Connection, address: str, table: str, people: int) -> None:
    """Guests of the House, each with a connection; tells when all of them are there, and once
    anything is said to it which version of the table arrived when, at every connection."""
    guests = list(_guests(address, people))  # which takes long; nobody answers pings meanwhile
    sockets = [_connected(address, table, cookie) for cookie in guests]
    poll = select.epoll()
    by_number = {each.fileno(): each for each in sockets}
    for number in (*by_number, orders.fileno()):
        poll.register(number, select.EPOLLIN)
    gc.collect()
    gc.disable()
    orders.send(len(sockets))
    arrived: list[Arrived] = []
    while True:
        for number, _ in poll.poll():
            if number == orders.fileno():
                orders.send(list(_versions(arrived)))
                return
            data = by_number[number].recv(READ_AT_ONCE)
            arrived.append(Arrived(perf_counter(), number, data))
            assert data, "the server has closed a connection"
            for ping in (data[:PING_BYTES], data[-PING_BYTES:]):
                if ping[0] == PING:  # a text neither begins nor ends with such bytes
                    by_number[number].send(MASKED_PONG + ping[2:])


def _guests(address: str, people: int) -> Iterator[str]:
    """The cookie of each."""
    http = HTTPConnection(urlsplit(address).netloc)
    head = {"Origin": address, "Content-Type": "application/json"}
    for number in range(people):
        http.request("POST", "/api/guest", json.dumps({"name": f"guest {number}"}), head)
        answer = http.getresponse()
        answer.read()
        assert answer.status < 300, answer.status
        yield answer.headers["Set-Cookie"].partition(";")[0]


def _connected(address: str, table: str, cookie: str) -> socket.socket:
    place = urlsplit(address)
    request = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {place.netloc}\r\nOrigin: {address}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}\r\nCookie: {cookie}\r\n\r\n"
    )
    connection = socket.create_connection((str(place.hostname), place.port or 80))
    connection.sendall(request.encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += connection.recv(1)
    assert b" 101 " in head, head
    return connection


def _versions(arrived: list[Arrived]) -> Iterator[tuple[int, float]]:
    """A frame has arrived with its last byte."""
    rest: dict[int, bytes] = {}
    for at, connection, data in arrived:
        data = rest.get(connection, b"") + data
        while (end := _end_of_frame(data)) <= len(data):
            found = VERSION.search(data, 0, min(end, 200))
            if found is not None:
                yield int(found[1]), at
            data = data[end:]
        rest[connection] = data


def _end_of_frame(data: bytes) -> int:
    """Where the first one ends, be it there or not; the server sends them unmasked (RFC 6455,
    5.2)."""
    if len(data) < 2:
        return 2
    if data[1] < 126:
        return 2 + data[1]
    begin = 4 if data[1] == 126 else 10
    return begin + int.from_bytes(data[2:begin]) if len(data) >= begin else begin
