import type { Language, PublicSettings, ShownQuote, TodaysQuote } from '@bahai-friends/contract';
import { escapeHtml } from '@bahai-friends/contract';
import { daysIn } from '@bahai-friends/languages/days-in';
import { factsOf } from '@bahai-friends/languages/language-of';
import { writtenIn } from '@bahai-friends/languages/written-in';
import type { FeedIds } from './feed-ids.ts';
import { FEED_TEXTS } from './feed-texts.ts';
import { oneLine, withoutControls } from './without-controls.ts';

/** The quote of one day. */
export interface QuoteItem {
  /** An id that never changes in this feed's language, even when the day shows another quote. */
  readonly id: string;
  /** Civil day. */
  readonly day: string;
  /** The day in words. */
  readonly title: string;
  readonly html: string;
  readonly text: string;
  /** The BCP 47 tag of the quote; null where its language is not known. */
  readonly language: string | null;
  /** The community's midnight with which the day began: ISO 8601 in UTC. */
  readonly publishedAt: string;
}

/** The content of the quote feeds, whatever their format and the site's address. */
export interface QuoteFeed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The community's name. */
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  /** The instant of the newest quote; the beginning of today when there is none. */
  readonly updatedAt: string;
  /** The language that was asked for, which is part of the feed's own address. */
  readonly asked: Language | null;
  /** The prefix of its language's pages, such as `/fa`; empty in the community's own. */
  readonly prefix: string;
  /** The newest first. */
  readonly items: readonly QuoteItem[];
}

/** Days whose quotes are in the feeds, today included. */
const DAYS = 30;

/** The first day whose quote is in the feed. */
export const firstDayOfFeed = (today: string): string =>
  Temporal.PlainDate.from(today)
    .subtract({ days: DAYS - 1 })
    .toString();

/** The most quotes that a feed has. */
export const QUOTES_MAX = DAYS;

/** When a civil day begins in a time zone, which need not be at 00:00. */
const beginningOf = (day: string, timeZone: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();

/** Text, source and credit, each with its own language and direction. */
function htmlOf(
  { text, source, referenceUrl, language, credit }: TodaysQuote,
  reference: string,
  around: Language,
): string {
  const words = Object.entries(writtenIn(language, around))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const paragraph = (line: string) => `<p${words}>${line}</p>`;
  const lines = escapeHtml(withoutControls(text)).replaceAll('\n', '<br>');
  const link =
    referenceUrl && /^https?:\/\//i.test(referenceUrl)
      ? `<p><a href="${escapeHtml(withoutControls(referenceUrl))}">${escapeHtml(reference)}</a></p>`
      : '';
  const from = paragraph(`— ${escapeHtml(oneLine(source))}`);
  const whose = credit ? paragraph(`<small>${escapeHtml(oneLine(credit))}</small>`) : '';
  return `<blockquote${words}>${lines}</blockquote>${from}${whose}${link}`;
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
  // The language is part of the id, so that a reader that has the quotes in two languages keeps both.
  const idOf = (name: string): string => `urn:uuid:${ids(asked ? `${name}/${asked}` : name)}`;
  const { gregorian } = daysIn(language);
  const items = shown.map(({ day, quote }): QuoteItem => {
    const { text, source, credit } = quote;
    const lines = [withoutControls(text), `— ${oneLine(source)}`, credit && oneLine(credit)];
    return {
      id: idOf(`quote/${day}`),
      day,
      title: gregorian(day),
      html: htmlOf(quote, texts.reference, language),
      text: lines.filter(Boolean).join('\n'),
      language: quote.language && factsOf(quote.language).tag,
      publishedAt: beginningOf(day, timeZone),
    };
  });
  return {
    id: idOf('quotes'),
    title: `${oneLine(siteName)} – ${texts.quotes}`,
    description: texts.quoteEveryDay,
    author: oneLine(siteName),
    language: factsOf(language).tag,
    updatedAt: items[0]?.publishedAt ?? beginningOf(today, timeZone),
    asked,
    prefix: language === own ? '' : `/${language}`,
    items,
  };
}
