import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: 'Святые дни',
  feasts: 'Праздники Девятнадцатого дня',
  fast: 'Пост',
  holyDay: 'Святой день',
  feast: 'Праздник Девятнадцатого дня',
  feastOf: (month) => `Праздник Девятнадцатого дня: ${month}`,
  beginsAtSunset: 'Начинается с заходом солнца накануне',
  workSuspended: 'Работа приостанавливается',
  fasting: 'В каждый из девятнадцати дней от восхода до захода солнца',
  quotes: 'Цитата дня',
  quoteEveryDay: 'Цитата на каждый день',
  reference: 'Источник',
};
