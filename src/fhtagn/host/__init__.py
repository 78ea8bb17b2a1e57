"""What terminal and server share to run a table: buzzers, waits, stops, reports."""
