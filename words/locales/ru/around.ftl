# What is around a table: being told of one's turn, links and records, sitting down. $game is the name of a game.

# Being told.
web-told-title = Ваш ход · { $game }
web-told-text = Остальные ждут вас.
web-told-ask = Сообщать, когда наступит мой ход
web-told-on = Вам сообщат, когда наступит ваш ход
web-told-refused = В этом браузере уведомления Strandline запрещены. Это можно изменить в его настройках для этого сайта.
web-told-setting = Сообщать о моём ходе, когда эта страница не перед глазами

# Games go places. $why is what is wrong with a record.
web-nowhere = Такой игры здесь нет.
web-open-record = Открыть запись партии
web-open-record-how = Партия, записанная в Strandline где угодно: выберите файл, перетащите его сюда или вставьте текст.
web-open-record-not = Эту запись не удаётся открыть. { $why }
web-open-sealed-not = В этом файле нет партии, которую можно продолжить: он повреждён или изменён. Скачайте партию ещё раз там, где её играли.
web-replay-run = Показывать подряд
web-replay-stop = Остановить
web-link-copied = Ссылка скопирована.
web-link-carries = Ссылка скопирована. В ней вся партия: кто откроет, увидит этот ход.
web-link-not = Этот браузер не может поместить партию в ссылку. Сохраните запись и отправьте файл.
web-picture-png = Картинка (PNG)
web-picture-svg = Картинка (SVG)

# Sitting down. $names are those who sit there.
web-seats-open = свободных мест: { $open } из { $seats }
web-options-usual = как обычно
web-online-invited = Вас зовут сыграть: { $game }.
web-online-invited-by = Вас зовут сыграть: { $game }. За столом: { $names }.
