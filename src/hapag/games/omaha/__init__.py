"""Omaha High, no-limit."""
