"""What every host of a table does, on a screen or on a server: buzzers, waits, stops, reports."""
