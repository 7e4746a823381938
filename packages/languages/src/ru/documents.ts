import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'Ещё на этом сайте',
  quotes: 'Цитаты',
  languages: 'Языки',
  nothingHere: 'По этому адресу ничего нет.',
  forVolunteers: 'Для добровольцев этого сайта.',
  quoteOfTheDay: 'Цитата дня',
  shareImage: 'Золотая девятиконечная звезда',
  sharePicture: (day, quote) => `Цитата, ${day}: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `Цитата дня на сайте «${siteName}».`,
    dateDescription: (siteName) => `Сегодняшняя дата в двух календарях на сайте «${siteName}».`,
  },

  year: {
    yearName: (year, era) => `${year}\u00a0г. ${era}`,
    title: (yearName) => `Календарь Бадӣʻ, ${yearName}`,
    description: (yearName, span) =>
      `${yearName} по календарю Бадӣʻ (${span}), месяц за месяцем: Праздники Девятнадцатого дня, святые дни, Аййа̄м-и Ха̄ и Пост.`,

    feast: 'Праздник Девятнадцатого дня',
    fast: 'Пост',
    today: 'Сегодня',

    years: 'Годы',
    todayIs: (dayAndMonth) => `Сегодня: ${dayAndMonth}`,
    thisYear: 'Этот год',

    overview: 'Обзор года',
    firstDay: 'Нау-Рӯз, первый день',
    theFast: 'Пост',
    holyDays: 'Святые дни',
    noHolyDays: 'На этот год святые дни не внесены.',
    beginsAtSunset:
      'Каждый день начинается с заходом солнца накануне указанной рядом григорианской даты.',
    projected: (lastPublishedYear) =>
      `Календарь после ${lastPublishedYear} ещё не опубликован. Приведённые здесь даты рассчитаны по тому же правилу, что и опубликованные.`,

    kept: (day) => `Нет соединения. Календарь показан по состоянию на ${day}`,

    weekdays: 'Дни недели',

    subscribe: 'Подписаться',
    aboutSubscribing:
      'Добавьте эти дни в календарь телефона или компьютера: там они будут всегда актуальны.',
    feeds: {
      calendar: 'Всё',
      'holy-days': 'Святые дни',
      feasts: 'Праздники Девятнадцатого дня',
      fast: 'Пост',
    },
    subscribeTo: (feed) => `Подписаться: ${feed}`,
    fileOf: (feed) => `Файл: ${feed}`,
    file: 'Файл',
  },

  shownQuotes: {
    quotes: 'Цитаты',
    description: (siteName) => `Цитаты на сайте «${siteName}», день за днём.`,
    empty: 'Цитаты появятся здесь, когда будет показана первая.',
    older: 'Более ранние цитаты',
    newer: 'Более поздние цитаты',
    pages: 'Более ранние и более поздние цитаты',
    readOn: 'Читать цитату полностью',
    readOnOf: (day) => `: ${day}`,

    todaysQuote: 'Цитата на сегодня',
    quoteOfTheDay: 'Цитата дня',
    quoteOf: (day) => `Цитата: ${day}`,
    previous: 'Предыдущая',
    next: 'Следующая',
    days: 'Цитаты других дней',
    allQuotes: 'Все цитаты',
    home: 'Главная страница',
  },

  sharing: {
    moreAt: (address) => `полностью: ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `Сердечно приглашаем: ${title}`,
  },

  takeHome,
};
