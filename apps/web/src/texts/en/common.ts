import { ENGLISH_MARKS } from '@bahai-friends/contract/quotation-marks';
import type { CommonTexts } from '../page-texts.ts';

export const common: CommonTexts = {
  quotationMarks: ENGLISH_MARKS,
  opensInNewTab: ' (opens in a new tab)',

  officialWebsite: "Visit the official website of the Bahá'í Faith",

  todaysDate: "Today's Date",
  badiWeekday: 'Badí Day of the Week',
  badiDate: 'Badí Date',
  gregorianDate: 'Gregorian Date',
  datesNeedScript: "Turn on JavaScript to see today's date.",

  todaysQuote: "Today's Quote",
  noQuote: 'No quote available for today.',
  readMore: 'Read more',
  quoteReference: "View Quote Reference on Bahá'í Reference Library",
  quoteLoading: "Loading today's quote",
  quoteError: "Unable to load today's quote.",
  offlineQuote: (day) => `There is no connection. This is the quote of ${day}.`,
  share: 'Share',
  shareFailed: 'Sharing could not be started. Check your connection and press Share again.',

  upcomingHolyDays: 'Upcoming Holy Days',
  holyDay: 'Holy Day',
  today: 'Today',
  noHolyDays: 'No upcoming holy days are currently scheduled.',
  loading: 'Loading...',
  holyDaysError: 'Unable to load upcoming holy days.',

  connectWithUs: 'Connect With Us',
  noLinks: 'We are not on social media yet.',
  visitPage: (platform) => `Visit our ${platform} page`,
  linksLoading: 'Loading social media links',
  linksError: 'Unable to load social media links.',

  contact: 'Contact',

  notFound: '404 Page Not Found',

  pageError: 'Something went wrong',
  pageErrorAdvice: 'This page could not be shown. Loading it again often helps.',
  reload: 'Load the page again',

  unreachable: 'The server could not be reached. Please check your connection and try again.',
  unreadable: 'The server’s answer could not be read. Please try again.',
  rejected: 'The server could not answer. Please try again.',
};
