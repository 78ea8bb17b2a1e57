"""What the operator does besides running the server: backup, restore, status, checks."""
