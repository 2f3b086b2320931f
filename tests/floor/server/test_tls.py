"""The same over TLS, with a certificate of one's own."""

import asyncio
import os
import ssl
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import NameOID
from websockets.sync.client import connect

from croupier.floor.client import FloorClient
from croupier.floor.protocol.frames import SignFrame, server_frame
from croupier.floor.server.listening import CannotListen
from croupier.floor.server.premises import COOKIE
from tests.floor.server.house import SLOW, opened

pytestmark = pytest.mark.slow


def certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    cert_file, key_file = folder / "cert.pem", folder / "key.pem"
    cert_file.write_bytes(made.public_bytes(Encoding.PEM))
    key_file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return cert_file, key_file


def test_everything_travels_over_tls(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    trusted = ssl.create_default_context(cafile=str(cert))
    with opened(tmp_path / "house", SLOW, tls=(cert, key)) as house:
        assert house.address.startswith("https://")
        with httpx.Client(base_url=house.address, verify=trusted) as client:
            answer = client.post("/api/guest", json={"name": "ann"})
            token = client.cookies[COOKIE]
        assert "; secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]
        url = house.address.replace("http", "ws", 1) + "/api/tables/roulette-1/live"
        headers = {"Cookie": f"{COOKIE}={token}"}
        with connect(url, additional_headers=headers, ssl=trusted) as socket:
            assert isinstance(server_frame(socket.recv(10)), SignFrame)


def test_a_client_trusts_the_same_certificates_at_a_table(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)

    async def looked(address: str) -> str:
        async with FloorClient(address, verify=str(cert)) as floor:
            await floor.guest("ann")
            async with floor.table("roulette-1") as table:
                return table.view.sign.game

    with opened(tmp_path / "house", SLOW, tls=(cert, key)) as house:
        assert asyncio.run(looked(house.address)) == "roulette"
        words = [sys.executable, "-m", "croupier", "join", "--floor", house.address]
        ran = subprocess.run(words, capture_output=True, text=True, timeout=60)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr.startswith(f"croupier: The certificate of {house.address} is not trusted")
        trusting = {**os.environ, "SSL_CERT_FILE": str(cert)}
        ran = subprocess.run(words, capture_output=True, text=True, timeout=60, env=trusting)
        assert (ran.returncode, ran.stderr) == (0, "")


def locked(folder: Path) -> tuple[Path, Path]:
    cert, key = certificate(folder)
    with_password = BestAvailableEncryption(b"secret")
    opened_key = load_pem_private_key(key.read_bytes(), None)
    key.write_bytes(opened_key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, with_password))
    return cert, key


def test_files_that_are_not_a_certificate_and_its_key_open_nothing(tmp_path: Path) -> None:
    pairs = []
    for name in ("one", "two", "three"):
        (tmp_path / name).mkdir()
        pairs.append((locked if name == "three" else certificate)(tmp_path / name))
    (cert, key), (_, another), with_password = pairs
    (text := tmp_path / "text.pem").write_text("not PEM")
    for wrong in ((cert, another), (text, key), (cert, text), with_password):
        with (
            pytest.raises(CannotListen, match="are not a certificate and its key"),
            opened(tmp_path / "house", SLOW, tls=wrong),
        ):
            pass
        assert not (tmp_path / "house").exists()
