### What a system or a library says of a fault, inside a sentence of ours.

fault-as-told = { $words }
fault-no-such-file = No such file or directory
fault-not-permitted = Permission denied
fault-is-a-folder = Is a directory
fault-no-folder = Not a directory
fault-file-exists = File exists
fault-name-too-long = File name too long
fault-disk-full = No space left on device
fault-read-only = Read-only file system
fault-disk = Input/output error
fault-too-many-files = Too many open files
fault-port-taken = Address already in use
fault-no-such-address = Cannot assign requested address
fault-refused = Connection refused
