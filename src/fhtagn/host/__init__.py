"""What every host of a table does, on a screen or on a server: cries, waits, stops, reports."""
