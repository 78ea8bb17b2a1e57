"""The client in the browser, as it was built: its pages and the files they are made of."""
