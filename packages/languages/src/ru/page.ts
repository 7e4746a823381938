import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: ' (откроется в новой вкладке)',

  officialWebsite: 'Посетить официальный сайт Веры Бахаи',

  todaysDate: 'Сегодняшняя дата',
  badiWeekday: 'День недели (Бадӣʻ)',
  badiDate: 'Дата (Бадӣʻ)',
  gregorianDate: 'Григорианская дата',
  datesNeedScript: 'Чтобы увидеть сегодняшнюю дату, включите JavaScript.',
  calendar: 'Календарь',
  inTheCommunity: (day, is) => `У нас ${day}: ${is}`,
  unknownBadiDate: (year) => `Дата по календарю Бадӣʻ неизвестна (${year}\u00a0г. Э.Б.)`,
  unknown: 'Неизвестно',

  badiDay: (day, month) => `${day} ${month}`,
  feastOf: (month) => `Праздник Девятнадцатого дня: ${month}`,
  dayOfFast: (day, days) => `Пост, ${day}-й день из ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}, ${day}-й день из ${days}`,
  // The name of the town stands first: it stays in the nominative.
  sunsetAt: (time, nextDay) => ['', `: заход солнца в ${time}, затем наступит ${nextDay}`],
  sunHasSet: (nextDay) => ['', `: солнце зашло, наступило ${nextDay}`],

  todaysQuote: 'Цитата на сегодня',
  noQuote: 'На сегодня цитаты нет.',
  pastQuotes: 'Цитаты',
  readMore: 'Читать дальше',
  quoteReference: 'Открыть источник цитаты в справочной библиотеке Бахаи',
  quoteLoading: 'Загружается цитата на сегодня',
  quoteError: 'Не удалось загрузить цитату на сегодня.',

  offlineQuote: (day) => `Нет соединения. Это цитата за ${day}`,
  share: 'Поделиться',
  shareFailed: 'Не получилось поделиться. Проверьте подключение и нажмите «Поделиться» ещё раз.',
  copied: 'Скопировано',
  whatIsCopied: 'Теперь можно вставить цитату, её источник и адрес.',
  shareQuote: 'Поделиться этой цитатой',
  shareSelected: 'Текст выделен. Скопируйте его и вставьте туда, где хотите им поделиться.',
  shareField: 'Цитата, источник и адрес',

  upcomingHolyDays: 'Ближайшие святые дни',
  holyDay: 'Святой день',
  today: 'Сегодня',
  noHolyDays: 'Ближайшие святые дни пока не внесены.',
  loading: 'Загрузка…',
  holyDaysError: 'Не удалось загрузить ближайшие святые дни.',

  connectWithUs: 'Оставайтесь на связи',
  noLinks: 'Нас пока нет в социальных сетях.',
  visitPage: (platform) => `Наша страница: ${platform}`,
  linksLoading: 'Загружаются ссылки на социальные сети',
  linksError: 'Не удалось загрузить ссылки на социальные сети.',

  contact: 'Контакты',

  notFound: '404 Страница не найдена',
  notFoundReason: 'По этому адресу ничего нет. Возможно, страница переехала или в адресе опечатка.',
  backToHome: 'Вернуться на главную',

  pageError: 'Что-то пошло не так',
  pageErrorAdvice: 'Не удалось показать эту страницу. Часто помогает загрузить её ещё раз.',
  reload: 'Загрузить страницу ещё раз',

  unreachable: 'Сервер недоступен. Проверьте подключение и попробуйте ещё раз.',
  unreadable: 'Не удалось прочитать ответ сервера. Попробуйте ещё раз.',
  rejected: 'Сервер не смог ответить. Попробуйте ещё раз.',

  notification: 'Сообщение',
  close: 'Закрыть',
  loggedOut: 'Выход выполнен',
  loggedOutText: 'Вы вышли из системы',
};
