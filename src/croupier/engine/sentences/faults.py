"""What an operating system or a library says of a fault, inside a sentence of ours."""

import re

from croupier.engine.sentences.messages import Message, said

_CHINESE = re.compile("[\u4e00-\u9fff]")
OF_SYSTEMS = {
    "No such file or directory": said("fault-no-such-file"),
    "Permission denied": said("fault-not-permitted"),
    "Operation not permitted": said("fault-not-permitted"),
    "Is a directory": said("fault-is-a-folder"),
    "Not a directory": said("fault-no-folder"),
    "File exists": said("fault-file-exists"),
    "File name too long": said("fault-name-too-long"),
    "No space left on device": said("fault-disk-full"),
    "Read-only file system": said("fault-read-only"),
    "Input/output error": said("fault-disk"),
    "Too many open files": said("fault-too-many-files"),
    "Address already in use": said("fault-port-taken"),
    "Cannot assign requested address": said("fault-no-such-address"),
    "Connection refused": said("fault-refused"),
}


def fault_said(told: str) -> Message | str:
    """In the language that is spoken, else quoted; what is in Chinese already stays as it is."""
    if _CHINESE.search(told):
        return told
    return OF_SYSTEMS.get(told) or said("fault-as-told", words=told)
