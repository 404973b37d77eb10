"""The family of tables against the house: stakes first, one dealer, every seat settled alone and line by line."""
