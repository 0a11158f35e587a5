# Что «strandline admin» говорит тому, кто держит сервер.

admin-no-folder = Папки { $folder } нет. Укажите папку с данными сервера: --data.
admin-locked = Папку { $folder } использует другая программа, и команд она не принимает. Остановите её или подождите, пока она запустится.
admin-no-table = Такого стола нет. Какие есть, покажет «strandline admin list».
admin-bad-address = «{ $address }» — не адрес и не сеть. Пишите 203.0.113.7, 203.0.113.0/24 или 2001:db8::/32.
admin-bad-duration = время — это целое число и единица: 45s, 30m, 12h, 90d (дни) или 2w (недели)
admin-store-failed = Сбой хранилища: { $detail }
admin-ask-delete = Удалить стол { $table } навсегда? Введите да:
admin-ask-forget = Имена и сообщения нельзя будет вернуть. Забыть этого человека? Введите да:
admin-not-done = Ничего не сделано. Ответьте «да» или добавьте --yes.

# Список столов.
admin-no-tables = Таких столов нет.
admin-column-table = СТОЛ
admin-column-game = ИГРА
admin-column-state = СОСТОЯНИЕ
admin-column-seats = МЕСТА
admin-column-last = ПОСЛЕДНЕЕ
admin-column-names = ИМЕНА
admin-state-open = открыт
admin-state-unfinished = идёт
admin-state-over = окончен

# Один стол.
admin-table = { $table }: { $game }, { $state }; создан { $made }, последнее событие { $last }
admin-table-log =
    { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[many] { $entries } записей
    }, байт: { $bytes }; зрителей: { $watching }
admin-seat-open = свободно
admin-seat-bot = { $name }, бот
admin-seat-here = { $name }, на связи
admin-seat-away = { $name }, не на связи
admin-closed-house = закрыт сервером
admin-closed-conduct = закрыт сервером (поведение)
admin-closed-unused = закрыт сервером (не используется)
admin-closed-upkeep = закрыт сервером (технические работы)

# Что сделано, с числами.
admin-closed =
    Стол закрыт. { $told ->
        [0] На связи никого не было.
        [one] Извещено { $told } соединение.
        [few] Извещено { $told } соединения.
       *[many] Извещено { $told } соединений.
    }
admin-deleted =
    Стол удалён: { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[many] { $entries } записей
    }. { $told ->
        [0] На связи никого не было.
        [one] Извещено и закрыто { $told } соединение.
        [few] Извещено и закрыто { $told } соединения.
       *[many] Извещено и закрыто { $told } соединений.
    }
# $until is a moment, or admin-for-ever.
admin-banned-address = Адрес { $whom } не впускается, с { $since }, до { $until }
admin-banned-name = Имя «{ $whom }» не впускается, с { $since }, до { $until }
admin-for-ever = отмены
admin-unbanned = Запрет снят.
admin-was-not-banned = Такого запрета не было. Какие есть, покажет «strandline admin bans».
admin-no-bans = Запретов нет.
admin-forgotten =
    Забыто за { $tables ->
        [one] { $tables } столом
       *[other] { $tables } столами
    }: { $names ->
        [one] { $names } имя
        [few] { $names } имени
       *[many] { $names } имён
    } и { $texts ->
        [one] { $texts } сообщение
        [few] { $texts } сообщения
       *[many] { $texts } сообщений
    }. Места, ходы и время остаются; резервные копии не тронуты.
admin-pruned =
    Удалено: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[many] { $entries } записей
    }; оставлено, потому что на них смотрят: { $left }.
admin-would-prune =
    Было бы удалено: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[many] { $entries } записей
    }; осталось бы, потому что на них смотрят: { $left }. Ничего не сделано.
admin-given-back = Системе возвращено { $kilobytes } КиБ.
