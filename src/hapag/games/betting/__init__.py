"""The family of no-limit betting with blinds and a shared board: its table, referee, rivals, words and board."""
