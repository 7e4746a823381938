/** What feeds say, besides the names of the calendar. Sentences end without a full stop. */
export const feeds = {
  /** Titles of the calendars. */
  holyDays: 'Holy Days',
  feasts: 'Nineteen Day Feasts',
  fast: 'The Fast',
  /** One day of them, as a category. */
  holyDay: 'Holy Day',
  feast: 'Nineteen Day Feast',
  /** The Feast of a month, by its name. */
  feastOf: (month: string) => `Feast of ${month}`,
  beginsAtSunset: 'Begins at sunset on the evening before',
  workSuspended: 'Work is suspended',
  fasting: 'On each of the nineteen days from sunrise to sunset',
  /** Title and description of the quotes. */
  quotes: 'Quote of the day',
  quoteEveryDay: 'A quote for every day',
  /** The link to the source of a quote. */
  reference: 'Reference',
};
