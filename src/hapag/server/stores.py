"""Which database a server uses: an SQLite file, or PostgreSQL when its URL is given."""

from hapag.server.sqlite import SQLiteStore
from hapag.server.store import Store, StoreFailed

HOW = "PostgreSQL needs one package more: pip install 'hapag[postgres]'"


def is_postgres(database: str) -> bool:
    """Say whether a database is PostgreSQL's and not a file."""
    return database.startswith(("postgresql://", "postgres://"))


def make(database: str) -> Store:
    """Return the store of a database, not opened yet; StoreFailed if a package for it is missing."""
    if not is_postgres(database):
        return SQLiteStore(database)
    try:
        from hapag.server.postgres import PostgresStore  # noqa: PLC0415 - only who uses it needs its driver
    except ModuleNotFoundError:
        raise StoreFailed(HOW) from None
    return PostgresStore(database)


def shown(database: str) -> str:
    """Return a database's name as it may be read by anyone: without a password, or what else follows a question mark."""
    scheme, found, rest = database.partition("://")
    if not found:
        return database
    who, at, where = rest.rpartition("@")
    return f"{scheme}://{who.partition(':')[0]}{at}{where.partition('?')[0]}"
