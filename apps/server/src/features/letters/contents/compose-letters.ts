import {
  addDays,
  ayyamIHaOf,
  CalendarRangeError,
  FIRST_CIVIL_DAY,
  fastOf,
  feastsOf,
  LAST_CIVIL_DAY,
  monthName,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import type { Language, LetterTopic, ShownQuotesData, TodaysQuote } from '@bahai-friends/contract';
import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { abridged, quoteExcerpt } from '@bahai-friends/contract/quote-preview';
import { daysIn } from '@bahai-friends/languages/days-in';
import { factsOf, textsOf } from '@bahai-friends/languages/language-of';
import type { MailBlock, MailContent, MailLine, MailLink } from '../../../mails/mail-content.ts';
import type { PublicGatheringsService } from '../../gatherings/public-gatherings.service.ts';
import type { HolyDaysService } from '../../holy-days/holy-days.service.ts';
import { gatheringLines } from './letter-gatherings.ts';
import { isSmallEnough } from './letter-size.ts';

const EXCERPT_CHARACTERS = 300;
const WEEK_DAYS = 7;

/** The limits on long parts of a letter; a part that is cut says where the rest is. */
interface Room {
  /** The most bytes of a quote that is not cut. */
  readonly quoteBytes: number;
  readonly quotes: number;
  /** The most lines about holy days and the like. */
  readonly lines: number;
  readonly gatherings: number;
}

/** From the widest limits to the narrowest: the first with which the letter fits its greatest size are used. */
const ROOMS: readonly [Room, ...Room[]] = [
  // This is more lines than any week needs.
  { quoteBytes: 15_500, quotes: WEEK_DAYS, lines: 20, gatherings: 20 },
  { quoteBytes: 8000, quotes: 4, lines: 10, gatherings: 10 },
  { quoteBytes: 3000, quotes: 2, lines: 4, gatherings: 4 },
  { quoteBytes: 500, quotes: 0, lines: 2, gatherings: 1 },
];

/** The sources of letters, read when they are sent. */
export interface LetterSources {
  readonly quotes: { findToday(language?: Language): Promise<TodaysQuote | null> };
  readonly shownDays: {
    before(day: string | null, count: number, language?: Language): Promise<ShownQuotesData | null>;
  };
  readonly holyDays: Pick<HolyDaysService, 'between'>;
  /** Public gatherings; none while the feature is off. */
  readonly gatherings: Pick<PublicGatheringsService, 'shownWithin'>;
}

/** The values of the community that letters use. */
export interface LetterSite {
  readonly siteName: string;
  readonly contact: string;
  readonly language: Language;
  /** The site's own address. */
  readonly publicUrl: string;
}

export interface LetterOrder {
  readonly topic: LetterTopic;
  /** The civil day of the letter: the community's today. */
  readonly day: string;
  readonly language: Language;
  /** The token of its links. */
  readonly token: string;
  /** The volunteers' note in the weekly letter; may be empty. */
  readonly note: string;
}

/** The address of a page in a language. */
const pageUrl = ({ publicUrl, language: own }: LetterSite, language: Language, path: string) =>
  `${publicUrl}${language === own ? '' : `/${language}`}${path}`;

/** A day in both calendars; in one for a day outside of the Badí calendar. */
export function datesOf(day: string, language: Language): string[] {
  const days = daysIn(language);
  const gregorian = days.gregorian(day);
  if (day < FIRST_CIVIL_DAY || day > LAST_CIVIL_DAY) return [gregorian];
  return [gregorian, days.badi(toBadiDate(day))];
}

/** The lines at the end of each letter. */
export async function letterFoot(
  site: LetterSite,
  language: Language,
  token: string,
): Promise<MailContent['foot']> {
  const { mail } = await textsOf('letters', language);
  return [
    { text: mail.why(site.siteName) },
    { text: mail.change, url: `${site.publicUrl}/letters/yours/${token}` },
    { text: mail.end, url: `${site.publicUrl}/letters/end/${token}` },
    { text: site.contact },
  ];
}

/** A quote, cut where it would make the letter too large. */
async function wholeQuote(
  quote: TodaysQuote,
  order: LetterOrder,
  site: LetterSite,
  quoteBytes: number,
) {
  const { language, day } = order;
  const [{ mail }, { reference }, { shownQuotes }] = await Promise.all([
    textsOf('letters', language),
    textsOf('feeds', language),
    textsOf('documents', language),
  ]);
  const marks = factsOf(quote.language ?? language).quotationMarks;
  const bytes = Buffer.byteLength(quote.text);
  const characters = Math.floor(quoteBytes / (bytes / [...quote.text].length));
  const isCut = bytes > quoteBytes;
  const text = inQuotationMarks(quote.text, marks, (words) =>
    isCut ? abridged(words, characters) : words,
  );
  const url = pageUrl(site, language, `/quotes/${day}`);
  const links: MailLink[] = [
    { text: isCut ? shownQuotes.readOn : mail.readHere, url },
    ...(quote.referenceUrl === null ? [] : [{ text: reference, url: quote.referenceUrl }]),
  ];
  const { source, credit } = quote;
  return { text, language: quote.language, source, credit, links };
}

/** What is observed on a civil day: Feasts, the beginning of Ayyám-i-Há and of the Fast, and holy days. */
export async function keptOn(
  day: string,
  language: Language,
  holyDays: LetterSources['holyDays'],
): Promise<string[]> {
  const { feastOf, fast } = await textsOf('feeds', language);
  const names = namesOfEveryLanguage[language];
  const kept = (await holyDays.between(day, day, language)).map(({ name }) => name);
  if (day < FIRST_CIVIL_DAY || day > LAST_CIVIL_DAY) return kept;
  const { year } = toBadiDate(day);
  try {
    const feast = feastsOf(year).find(({ civilDay }) => civilDay === day);
    if (feast) kept.unshift(feastOf(monthName({ year, month: feast.month, day: 1 }, names)));
    if (ayyamIHaOf(year).start === day) kept.push(names.months.at(-1) ?? '');
    if (fastOf(year).start === day) kept.push(fast);
  } catch (error) {
    if (!(error instanceof CalendarRangeError)) throw error;
  }
  return kept;
}

type Compose = (
  order: LetterOrder,
  site: LetterSite,
  sources: LetterSources,
  room: Room,
) => Promise<Pick<MailContent, 'subject' | 'blocks'> | null>;

const daily: Compose = async (order, site, { quotes }, { quoteBytes }) => {
  const quote = await quotes.findToday(order.language);
  if (quote === null) return null;
  const { mail } = await textsOf('letters', order.language);
  return {
    subject: mail.quoteOf(daysIn(order.language).gregorian(order.day)),
    blocks: [{ kind: 'quote', quote: await wholeQuote(quote, order, site, quoteBytes) }],
  };
};

const weekly: Compose = async (order, site, { shownDays, holyDays, gatherings }, room) => {
  const { day, language, note } = order;
  const [{ mail }, { shownQuotes }, gatheringTexts] = await Promise.all([
    textsOf('letters', language),
    textsOf('documents', language),
    textsOf('gatherings', language),
  ]);
  const { gregorian } = daysIn(language);
  const ahead: MailLine[] = [];
  for (let next = 0; next < WEEK_DAYS; next += 1) {
    const on = addDays(day, next);
    for (const text of await keptOn(on, language, holyDays)) {
      ahead.push({ text, note: datesOf(on, language).join(' · ') });
    }
  }
  const past = (await shownDays.before(null, WEEK_DAYS - 1, language))?.shown ?? [];
  const recent = past.filter((shown) => shown.day > addDays(day, -WEEK_DAYS));
  const urlOf = (path: string) => pageUrl(site, language, path);
  const meetings = await gatheringLines(await gatherings.shownWithin(WEEK_DAYS), language, urlOf);
  const count = ahead.length + meetings.length + recent.length;
  if (note === '' && count === 0) return null;
  const blocks: MailBlock[] = [];
  if (note !== '') blocks.push({ kind: 'heading', text: mail.note }, { kind: 'text', text: note });
  if (ahead.length > 0) {
    blocks.push(
      { kind: 'heading', text: mail.nextDays },
      { kind: 'lines', lines: ahead.slice(0, room.lines) },
    );
  }
  if (meetings.length > 0) {
    blocks.push(
      { kind: 'heading', text: gatheringTexts.title },
      { kind: 'lines', lines: meetings.slice(0, room.gatherings) },
      { kind: 'link', link: { text: gatheringTexts.all, url: urlOf('/gatherings') } },
    );
  }
  const quotes = recent.slice(0, room.quotes);
  if (quotes.length > 0) blocks.push({ kind: 'heading', text: mail.lastQuotes });
  for (const shown of quotes) {
    const { quote } = shown;
    const marks = factsOf(quote.language ?? language).quotationMarks;
    blocks.push({
      kind: 'quote',
      quote: {
        day: gregorian(shown.day),
        text: quoteExcerpt(quote.text, EXCERPT_CHARACTERS, marks),
        language: quote.language,
        source: quote.source,
        credit: quote.credit,
        links: [{ text: shownQuotes.readOn, url: urlOf(`/quotes/${shown.day}`) }],
      },
    });
  }
  return { subject: mail.weekFrom(gregorian(day)), blocks };
};

const reminders: Compose = async (order, _site, { holyDays }, room) => {
  const { day, language } = order;
  const tomorrow = addDays(day, 1);
  const kept = (await keptOn(tomorrow, language, holyDays)).slice(0, room.lines);
  if (kept.length === 0) return null;
  const [{ mail }, { beginsAtSunset }] = await Promise.all([
    textsOf('letters', language),
    textsOf('feeds', language),
  ]);
  const note = datesOf(tomorrow, language).join(' · ');
  return {
    subject: mail.tomorrow(kept.join(' · ')),
    blocks: [
      { kind: 'lines', lines: kept.map((text) => ({ text, note })) },
      { kind: 'text', text: beginsAtSunset },
    ],
  };
};

const COMPOSE: Readonly<Record<LetterTopic, Compose>> = { daily, weekly, reminders };

/** A letter with the content of the moment; null when there is none, and no letter is sent. */
export async function composeLetter(
  order: LetterOrder,
  site: LetterSite,
  sources: LetterSources,
): Promise<MailContent | null> {
  const { language, day, token } = order;
  const dates = datesOf(day, language);
  const foot = await letterFoot(site, language, token);
  let content: MailContent | null = null;
  for (const room of ROOMS) {
    const composed = await COMPOSE[order.topic](order, site, sources, room);
    content = composed && { ...composed, language, dates, foot };
    if (content === null || isSmallEnough(content)) break;
  }
  return content;
}
