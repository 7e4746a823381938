export const title = 'Публикации и вебхуки';
export const about =
  'Каждый день в указанное выше время цитата дня уходит туда сама: целиком и с источником или, если она слишком длинная, картинкой. То, что настроено после этого времени, начинается на следующий день.';
export const postTo = (network: string) => `Публиковать в ${network}`;
export const chat = 'Канал или группа';
export const chatHint = 'Имя, например @friends, или номер. Бот должен быть там администратором.';
export const token = 'Токен';
export const telegramTokenHint = 'Как его показывает @BotFather в Telegram для вашего бота.';
export const mastodonTokenHint =
  'Из Mastodon, раздел «Настройки», «Разработчикам», с разрешениями read:accounts, write:media и write:statuses.';
export const tokenStored = 'Токен сохранён. Чтобы его оставить, не заполняйте поле.';
export const server = 'Сервер';
export const serverHint = 'Его адрес, например https://social.example';
export const tokenOfOther =
  'Сохранённый токен относится к другому серверу и будет удалён. Введите токен этого сервера.';
export const language = 'Язык публикаций';
export const communityLanguage = 'Язык общины';
export const link = 'Добавлять адрес страницы дня';
export const webhooks = 'Вебхуки';
export const aboutWebhooks =
  'Ваши программы получают цитату каждого дня и, пока встречи включены, узнают о каждой встрече для всех, которая объявлена или изменена. Подпись — по «Standard Webhooks».';
export const address = 'Адрес';
export const secret = 'Секрет';
export const secretHint =
  'whsec_ и от 24 до 64 байт в base64. С его помощью принимающая программа проверяет подпись.';
export const secretStored = 'Секрет сохранён. Чтобы его оставить, не заполняйте поле.';
export const addWebhook = 'Добавить вебхук';
export const removeWebhook = (number: string) => `Убрать вебхук ${number}`;
export const webhookName = (number: string) => `Вебхук ${number}`;
export const tryIt = 'Проверить';
export const trying = 'Проверяется…';
export const aboutTrying = 'Проверяется то, что сохранено. Ничего не публикуется.';
export const aboutTryingWebhook =
  'Проверяется то, что сохранено. Программа получает пробное сообщение.';
export const works = 'Работает';
export const doesNotWork = 'Не работает';
export const notAnswered = 'За 15 секунд ответа не было.';
export const noAccount = 'Нет токена или секрета, который можно прочитать.';
export const tryFailed = 'Проверить не удалось';
