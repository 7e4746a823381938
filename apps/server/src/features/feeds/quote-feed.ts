import type { Language, PublicSettings, ShownQuote, TodaysQuote } from '@bahai-friends/contract';
import { escapeHtml } from '@bahai-friends/contract';
import { tagOf } from '@bahai-friends/contract/language-formats';
import type { FeedIds } from './feed-ids.ts';
import { FEED_TEXTS } from './feed-texts.ts';
import { oneLine, withoutControls } from './without-controls.ts';

/** The quote of one day. */
export interface QuoteItem {
  /** The same for ever, also when the day shows another quote. */
  readonly id: string;
  /** Civil day. */
  readonly day: string;
  /** The day in words. */
  readonly title: string;
  readonly html: string;
  readonly text: string;
  /** The community's midnight with which the day began: ISO 8601 in UTC. */
  readonly publishedAt: string;
}

/** What the quote feeds say, whatever their format and the site's address. */
export interface QuoteFeed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The community's name. */
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  /** That of the newest quote; the beginning of today when there is none. */
  readonly updatedAt: string;
  /** The language that was asked for, which is part of the feed's own address. */
  readonly asked: Language | null;
  /** The newest first. */
  readonly items: readonly QuoteItem[];
}

/** Days whose quotes are in the feeds, today included. */
const DAYS = 30;

/** Digits as the languages' own readers write them; months and order are those of Unicode CLDR. */
const DIGITS: Partial<Record<Language, string>> = { ar: 'arab', fa: 'arabext' };

/** The first day whose quote is there. */
export const firstDayOfFeed = (today: string): string =>
  Temporal.PlainDate.from(today)
    .subtract({ days: DAYS - 1 })
    .toString();

/** At most so many quotes are there. */
export const QUOTES_MAX = DAYS;

/** When a civil day begins in a time zone, which need not be at 00:00. */
const beginningOf = (day: string, timeZone: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();

/** A civil day as people read it: the Gregorian calendar, whatever else the language has. */
function inWords(day: string, language: Language): string {
  const numberingSystem = DIGITS[language];
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
    ...(numberingSystem !== undefined && { numberingSystem }),
  }).format(Date.parse(day));
}

/** Text and source in their own direction, whatever the feed's language is. */
function htmlOf({ text, source, referenceUrl }: TodaysQuote, reference: string): string {
  const lines = escapeHtml(withoutControls(text)).replaceAll('\n', '<br>');
  const link =
    referenceUrl && /^https?:\/\//i.test(referenceUrl)
      ? `<p><a href="${escapeHtml(withoutControls(referenceUrl))}">${escapeHtml(reference)}</a></p>`
      : '';
  return `<blockquote dir="auto">${lines}</blockquote><p dir="auto">— ${escapeHtml(oneLine(source))}</p>${link}`;
}

/** @param asked The language that was asked for; without one it is the community's. */
export function createQuoteFeed(
  shown: readonly ShownQuote[],
  { siteName, today, timeZone, language: own }: PublicSettings,
  asked: Language | null,
  ids: FeedIds,
): QuoteFeed {
  const language = asked ?? own;
  const texts = FEED_TEXTS[language];
  const items = shown.map(({ day, quote }): QuoteItem => {
    const { text, source } = quote;
    return {
      id: `urn:uuid:${ids(`quote/${day}`)}`,
      day,
      title: inWords(day, language),
      html: htmlOf(quote, texts.reference),
      text: `${withoutControls(text)}\n— ${oneLine(source)}`,
      publishedAt: beginningOf(day, timeZone),
    };
  });
  return {
    id: `urn:uuid:${ids(asked ? `quotes/${asked}` : 'quotes')}`,
    title: `${oneLine(siteName)} – ${texts.quotes}`,
    description: texts.quoteEveryDay,
    author: oneLine(siteName),
    language: tagOf(language),
    updatedAt: items[0]?.publishedAt ?? beginningOf(today, timeZone),
    asked,
    items,
  };
}
