import { textsOfEveryLanguage } from '@bahai-friends/languages/language-of';

/** What feeds say in each language, besides the names of the calendar. */
export const FEED_TEXTS = await textsOfEveryLanguage('feeds');
