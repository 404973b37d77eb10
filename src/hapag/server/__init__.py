"""The only room with I/O: HTTP, sockets, storage."""
