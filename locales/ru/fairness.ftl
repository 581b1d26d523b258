# The fair deal: the seal, the secret, the file of a match.
button-fairness = Честная раздача
fair-sealed = 🔏 Колода запечатана: { $seal }
fair-secret = 🔏 Секрет: { $secret } · /verify
fair-popup-sealed =
    { $seal }
    Это отпечаток секрета, выбранного до первой карты. После партии секрет откроется, и /verify повторит раздачу
fair-popup-secret =
    { $secret }
    { $seal }
    Секрет партии и его отпечаток sha256. /verify пришлёт её файлом
fair-file =
    Секрет, места и все ходы партии
    Проверка: { $command }
    Что она доказывает: docs/fairness.md
