"""The Syndicate."""
