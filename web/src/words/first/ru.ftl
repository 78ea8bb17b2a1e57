### Part of the program itself: said when nothing else could be loaded.

web-unloaded = Часть страницы не загрузилась. Сервер не отвечает, или на нём уже новая версия.
web-reload = Загрузить страницу заново
