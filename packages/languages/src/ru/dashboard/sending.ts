import type { SentenceParts } from '../../sentence-parts.ts';

export const title = 'Отправка';
export const about =
  'Через это проходит всё, что сайт отправляет. Пока вы ничего не настроили, он ни с чем не соединяется. Пароли и ключи хранятся зашифрованными и больше никогда не показываются.';
export const loading = 'Загружаются настройки отправки';
export const loadError = 'Не удалось загрузить настройки отправки. Попробуйте ещё раз.';

export const mailAccount = 'Почтовый ящик';
export const noMail = 'Почтовый ящик не настроен: сайт не отправляет писем.';
export const setUpMail = 'Настроить почтовый ящик';
export const aboutMail =
  'Что здесь указать, сообщает ваш почтовый провайдер, часто под заголовком «SMTP» или «исходящая почта».';
export const host = 'Сервер';
export const port = 'Порт';
export const encryption = 'Шифрование';
export const tls = 'TLS с самого начала (обычно 465)';
export const starttls = 'STARTTLS (обычно 587)';
export const noEncryption = 'Без шифрования (только почтовый сервер на самом сервере сайта)';
export const usernameHint = 'Оставьте пустым, если сервер не требует входа.';
export const passwordStored = 'Пароль сохранён. Чтобы не менять его, оставьте поле пустым.';
export const passwordOfOther =
  'Сохранённый пароль относится к другому серверу и будет удалён. Введите пароль для этого.';
export const removePassword = 'Удалить сохранённый пароль';
export const fromName = 'Имя отправителя';
export const fromNameHint = 'От кого приходят письма, например название вашей общины.';
export const fromAddress = 'Адрес отправителя';
export const replyTo = 'Адрес для ответа';
export const replyToHint = 'Куда приходят ответы. Оставьте пустым, если на адрес отправителя.';
export const perHour = 'Писем в час';
export const perHourHint = 'Сколько разрешает провайдер. Пустое поле — без ограничения.';
export const signs = 'Подписывать письма (DKIM)';
export const signsHint =
  'По подписи другие почтовые службы узнают, что письмо действительно от вас. Многие провайдеры подписывают сами: тогда не включайте.';
export const domain = 'Домен';
export const selector = 'Селектор';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'Открытый ключ находится в DNS: ',
  name,
  '.',
];
export const privateKey = 'Закрытый ключ';
export const privateKeyHint =
  'Ключ RSA длиной не менее 2\u00a0048 бит. Вставьте его целиком, от «-----BEGIN» до «-----END».';
export const privateKeyStored = 'Ключ сохранён. Чтобы не менять его, оставьте поле пустым.';
export const removeMail = 'Убрать почтовый ящик';
export const removeMailTitle = 'Убрать почтовый ящик?';
export const aboutRemovingMail =
  'Письма больше не отправляются, ожидающие отменяются, сохранённые пароль и ключ удаляются.';
export const mailRemoved = 'Почтовый ящик убран.';

export const times = 'Когда отправлять';
export const sendAt = 'Время';
export const sendAtHint = (timeZone: string) =>
  `То, что приходится на день, отправляется начиная с этого времени по часовому поясу ${timeZone}.`;
export const weeklyOn = 'День недели';
export const weeklyOnHint = 'В этот день отправляется еженедельное письмо.';
export const saved = 'Настройки отправки сохранены.';
export const saveFailed = 'Не удалось сохранить настройки отправки';

export const state = 'Как идёт отправка';
export const loadingState = 'Загружается состояние отправки';
export const stateLoadError = 'Не удалось загрузить состояние отправки. Попробуйте ещё раз.';
export const notRefreshed = 'Не удалось обновить эти данные. Попытка повторится сама.';
export const mail = 'Почта';
export const waiting = 'Ожидают';
export const sent = 'Отправлено';
export const failed = 'Не удалось';
export const dropped = 'Отменено';
export const perhapsSent = 'Возможно, отправлено';
export const lastSent = 'Последняя отправка';
export const nothingYet = 'Ещё не было';
export const lastError = 'Последняя ошибка';
export const aboutDropped =
  'Если за 15 часов не удались шесть попыток, письмо больше не отправляется. Отменяется то, что потеряло смысл раньше, чем подошла его очередь.';

export const testTitle = 'Пробное письмо';
export const testTo = 'Адрес';
export const aboutTest = 'Оно идёт через сохранённый почтовый ящик.';
export const sendTest = 'Отправить пробное письмо';
export const sendingTest = 'Отправляется…';
export const testTaken = 'Почтовый сервер принял пробное письмо';
export const lookIntoInbox =
  'Посмотрите во входящих, а также среди нежелательной почты. Ответ сервера:';
export const testFailed = 'Пробное письмо не отправлено';
export const reasonGiven = 'Указанная причина:';
export const senderNotRunning =
  'Программа отправки не работает. Сообщите тому, кто обслуживает сервер.';
export const notAnswered = 'Почтовый сервер не ответил за 15 секунд. Письмо ещё может прийти.';
export const testNotPossible = 'Не удалось отправить пробное письмо';

export const pausedTitle = 'Отправка приостановлена';
export const aboutPause =
  'Была восстановлена резервная копия, и не удалось узнать, кто отказался от писем с момента её создания. Ничего не отправляется, пока вы не возобновите отправку. Тем, кто отказался с тех пор, письма пойдут снова: сначала уберите известные вам адреса в разделе «Письма».';
export const resume = 'Возобновить отправку';
export const resuming = 'Возобновляется…';
export const resumed = 'Отправка продолжается. То, что пришлось на перерыв, не отправляется.';
export const resumeFailed = 'Не удалось возобновить отправку';

export const keyMissing = 'Нет ключа шифрования';
export const keyUnfit = 'Ключ шифрования не подходит';
export const aboutKey =
  'Этим ключом зашифрованы пароли почтовых ящиков и адреса посетителей. Без верного ключа ничего не отправляется и ничего такого нельзя сохранить. Всё остальное работает.';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'Попросите того, кто обслуживает сервер, вернуть его на место: файлом ',
  file,
  ' в папке данных сайта или в переменной ',
  variable,
  '. Если ключ сохранили на бумаге, его вывела команда ',
  command,
  '.',
];
export const ifKeyIsLost = 'Если ключ потерян безвозвратно, можно начать заново.';
export const beginAnew = 'Начать заново';
export const beginAnewTitle = 'Начать заново без ключа?';
export const aboutBeginningAnew =
  'Удаляется всё, что без ключа никто не может прочесть: пароль и закрытый ключ почтового ящика и все подписки на письма. Людям придётся подписаться снова, и написать им об этом никто не сможет. Этого нельзя отменить, даже если ключ найдётся.';
export const beginningAnew = 'Удаление…';
export const begunAnew =
  'Вы начали заново. Если у почтового ящика есть пароль, введите его ещё раз.';
export const beginAnewFailed = 'Не удалось начать заново';
