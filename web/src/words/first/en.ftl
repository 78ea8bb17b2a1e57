### Part of the program itself: said when nothing else could be loaded.

web-unloaded = Something of this page could not be loaded. The server is away, or it has a newer version by now.
web-reload = Load the page again
