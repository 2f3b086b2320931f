"""The log of the server: one JSON object a line, and no secret in any of them.

What is written is chosen field by field: no bodies, no cookies, no queries of addresses.
"""

import io
import logging
import os
import stat
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, Protocol, cast

import structlog

LARGEST_BYTES, KEPT_FILES = 10_000_000, 5
UVICORN = "uvicorn.error"
OWNER_ONLY = 0o600  # names and addresses of people are in it


class Log(Protocol):
    def info(self, event: str, **fields: Any) -> None: ...
    def warning(self, event: str, **fields: Any) -> None: ...
    def exception(self, event: str, **fields: Any) -> None: ...


class _MessageAlone(logging.Formatter):
    """The line has the fault in it already; no traceback is written after it."""

    def format(self, record: logging.LogRecord) -> str:
        return record.getMessage()


class _Rotating(RotatingFileHandler):
    """What cannot be written, on a full disk, is left out: the tables say what is wrong. Only the
    House may read it, whatever the umask is and whatever mode the file had."""

    def _open(self) -> io.TextIOWrapper:
        descriptor = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.fchmod(descriptor, OWNER_ONLY)
        written = io.BufferedWriter(io.FileIO(descriptor, "a"))
        return io.TextIOWrapper(written, encoding=self.encoding)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802, as logging calls it
        pass


class LogFile:
    """A file that is replaced when it has grown."""

    def __init__(self, file: Path) -> None:
        self._handler = _Rotating(
            file, maxBytes=LARGEST_BYTES, backupCount=KEPT_FILES, delay=True, encoding="utf-8"
        )
        self._handler.setFormatter(_MessageAlone())
        for each in (file, *(file.with_name(f"{file.name}.{n}") for n in range(1, KEPT_FILES + 1))):
            if each.is_file():  # of an earlier version
                with suppress(OSError):
                    each.chmod(OWNER_ONLY)
        logging.getLogger(UVICORN).setLevel(logging.CRITICAL)  # what fails is logged here

    @property
    def log(self) -> Log:
        logger = logging.Logger("croupier.server", logging.INFO)
        logger.addHandler(self._handler)
        return cast(
            Log,
            structlog.wrap_logger(
                logger,
                processors=[
                    structlog.stdlib.add_log_level,
                    structlog.processors.TimeStamper(fmt="iso", utc=True),
                    structlog.processors.format_exc_info,
                    structlog.processors.JSONRenderer(),
                ],
                wrapper_class=structlog.stdlib.BoundLogger,
            ),
        )

    def close(self) -> None:
        with suppress(OSError):  # of what could not be written
            self._handler.close()
