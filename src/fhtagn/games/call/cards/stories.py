"""The stories."""
