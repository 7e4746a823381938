import type { DocumentTexts } from '../document-texts.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'More of this site',
  calendar: 'Calendar',
  quotes: 'Quotes',
  languages: 'Languages',
  nothingHere: 'There is nothing at this address.',
  quoteOfTheDay: 'Quote of the day',
  shareImage: 'A golden nine-pointed star',
  sharePicture: (day, quote) => `The quote of ${day}: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `The quote of the day of ${siteName}.`,
    dateDescription: (siteName) => `Today in two calendars, from ${siteName}.`,
  },

  year: {
    yearName: (year, era) => `${year} ${era}`,
    title: (yearName) => `Badí Calendar ${yearName}`,
    description: (yearName, span) =>
      `The Badí year ${yearName}, ${span}, month by month: Feasts, holy days, Ayyám-i-Há and the Fast.`,

    feast: 'Feast',
    fast: 'Fast',
    today: 'Today',

    years: 'Years',
    todayIs: (dayAndMonth) => `Today: ${dayAndMonth}`,
    thisYear: 'This year',

    overview: 'The Year at a Glance',
    firstDay: 'Naw-Rúz, the first day',
    theFast: 'The Fast',
    holyDays: 'Holy days',
    noHolyDays: 'No holy days are entered for this year.',
    beginsAtSunset:
      'Each day begins at sunset on the evening before the Gregorian date that stands with it.',
    projected: (lastPublishedYear) =>
      `The dates of the years after ${lastPublishedYear} have yet to be published. These are computed by the rule of the published ones.`,

    kept: (day) => `There is no connection. This calendar is as it was on ${day}.`,

    weekdays: 'Days of the Week',

    subscribe: 'Subscribe',
    aboutSubscribing:
      'Have these days in the calendar of your phone or computer, where they stay up to date.',
    feeds: {
      calendar: 'Everything',
      'holy-days': 'Holy days',
      feasts: 'Feasts',
      fast: 'The Fast',
    },
    subscribeTo: (feed) => `Subscribe: ${feed}`,
    fileOf: (feed) => `File: ${feed}`,
    file: 'File',
  },

  shownQuotes: {
    quotes: 'Quotes',
    description: (siteName) => `The quotes that ${siteName} has shown, day by day.`,
    empty: 'Quotes appear here once the first day has shown one.',
    older: 'Older quotes',
    newer: 'Newer quotes',
    pages: 'Older and newer quotes',
    readOn: 'Read the whole quote',
    readOnOf: (day) => ` of ${day}`,

    todaysQuote: "Today's Quote",
    quoteOfTheDay: 'Quote of the Day',
    quoteOf: (day) => `Quote of ${day}`,
    previous: 'Previous',
    next: 'Next',
    days: 'Quotes of other days',
    allQuotes: 'All quotes',
    home: 'Home page',
  },
};
