"""A table as a pure reducer: seats, host, options, ledger, clocks."""
