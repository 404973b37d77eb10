"""How a database is laid out, and how one of an older layout is brought up: each step makes the next layout.

A new database goes through all steps. A step that was released is never changed; what is new comes behind it.
"""

from collections.abc import Sequence

from hapag.server.store import StoreFailed

SQLITE = (
    """
CREATE TABLE tables(code TEXT PRIMARY KEY, version INTEGER NOT NULL, wake_at INTEGER NOT NULL, state BLOB NOT NULL);
CREATE INDEX tables_wake ON tables(wake_at);
CREATE TABLE log(code TEXT, version INTEGER, at INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY(code, version))
  WITHOUT ROWID;
CREATE TABLE facts(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID
""",
    """
CREATE TABLE outages(until INTEGER PRIMARY KEY, since INTEGER NOT NULL)
""",
    """
ALTER TABLE log ADD COLUMN past BLOB
""",
)
POSTGRES = (
    """
CREATE TABLE tables(code text COLLATE "C" PRIMARY KEY, version bigint NOT NULL, wake_at bigint NOT NULL,
  state bytea NOT NULL);
CREATE INDEX tables_wake ON tables(wake_at);
CREATE TABLE log(code text COLLATE "C", version bigint, at bigint NOT NULL, body bytea NOT NULL,
  PRIMARY KEY(code, version));
CREATE TABLE life(one boolean PRIMARY KEY DEFAULT true CHECK(one), at bigint, before bigint);
INSERT INTO life DEFAULT VALUES;
CREATE TABLE outages(until bigint PRIMARY KEY, since bigint NOT NULL);
CREATE SEQUENCE process_numbers;
CREATE UNLOGGED TABLE processes(process bigint PRIMARY KEY, seen bigint NOT NULL);
CREATE UNLOGGED TABLE present(code text COLLATE "C", device text COLLATE "C", process bigint NOT NULL,
  PRIMARY KEY(code, device));
CREATE INDEX present_process ON present(process)
""",
    """
ALTER TABLE log ADD COLUMN past bytea
""",
)


def steps(layouts: Sequence[str], found: int, name: str) -> Sequence[str]:
    """Return the scripts that bring a database up from the layout that was found; 0: it is new.

    StoreFailed if a newer version of the program made it.
    """
    if found > len(layouts):
        raise StoreFailed(f"the database {name} was made by a newer version of Hapag (its layout is {found})")
    return layouts[found:]
