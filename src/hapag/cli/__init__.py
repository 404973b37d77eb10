"""The command line: one thin command each."""
