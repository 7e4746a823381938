import { addDays } from '@bahai-friends/badi-calendar';
import type { Language, PushTopic } from '@bahai-friends/contract';
import { abridged } from '@bahai-friends/contract/quote-preview';
import { daysIn } from '@bahai-friends/languages/days-in';
import { factsOf, textsOf } from '@bahai-friends/languages/language-of';
import { datesOf, keptOn, type LetterSources } from '../../letters/contents/compose-letters.ts';

/** A longer quote is left out, and only its source is shown; in characters. */
const WHOLE_CHARACTERS = 180;
/**
 * The most characters of any part: a message of a push service has 4,096 bytes at most, and a character takes up to
 * four, or six in JSON.
 */
const CHARACTERS_MAX = 300;
/** All discreet messages have this length, so that a push service cannot tell their topic or language by it. */
const DISCREET_BYTES = 512;

/** What the browser's service worker shows. */
interface Notification {
  readonly title: string;
  readonly body: string;
  /** The address that a click opens. */
  readonly url: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A newer notification with the same tag replaces an older one, in the browser and at the push service. */
  readonly tag: string;
}

export interface NotificationOrder {
  readonly topic: PushTopic;
  /** The civil day of the notification: the community's today. */
  readonly day: string;
  readonly language: Language;
  readonly discreet: boolean;
}

export type NotificationSources = Pick<LetterSources, 'quotes' | 'holyDays'>;

/** The text, and the language of its body; null when there is none. */
type Said = Pick<Notification, 'title' | 'body'> & { readonly language: Language };

type Compose = (order: NotificationOrder, sources: NotificationSources) => Promise<Said | null>;

const daily: Compose = async ({ day, language }, { quotes }) => {
  const quote = await quotes.findToday(language);
  if (quote === null) return null;
  const { mail } = await textsOf('letters', language);
  const isWhole = [...quote.text].length <= WHOLE_CHARACTERS;
  return {
    title: mail.quoteOf(daysIn(language).gregorian(day)),
    body: isWhole ? quote.text : quote.source,
    language: quote.language ?? language,
  };
};

const reminders: Compose = async ({ day, language }, { holyDays }) => {
  const tomorrow = addDays(day, 1);
  const kept = await keptOn(tomorrow, language, holyDays);
  if (kept.length === 0) return null;
  const { mail } = await textsOf('letters', language);
  return {
    title: mail.tomorrow(kept.join(' · ')),
    body: datesOf(tomorrow, language).join(' · '),
    language,
  };
};

const COMPOSE: Readonly<Record<PushTopic, Compose>> = { daily, reminders };

/** Spaces are added at the end, which JSON allows. */
function padded(text: string): string {
  const missing = DISCREET_BYTES - Buffer.byteLength(text);
  if (missing < 0) throw new Error('A discreet notification is too long');
  return text + ' '.repeat(missing);
}

const cut = (text: string): string =>
  [...text].length > CHARACTERS_MAX ? abridged(text, CHARACTERS_MAX) : text;

/** The message for a browser, as JSON, and its tag. */
type Composed = Pick<Notification, 'tag'> & { readonly text: string };

/** The tag of discreet messages: it tells a push service nothing. */
const DISCREET_TAG = 'new';

/**
 * The message for a browser; null when there is nothing to say.
 *
 * @param own The community's language: its home page has no prefix.
 */
export async function composeNotification(
  order: NotificationOrder,
  own: Language,
  sources: NotificationSources,
): Promise<Composed | null> {
  const said = await COMPOSE[order.topic](order, sources);
  if (said === null) return null;
  const url = order.language === own ? '/' : `/${order.language}`;
  const written = order.discreet ? order.language : said.language;
  const { tag: lang, dir } = factsOf(written);
  if (order.discreet) {
    const { discreet } = await textsOf('notifications', order.language);
    const { title, body } = discreet;
    const notification: Notification = { title, body, url, lang, dir, tag: DISCREET_TAG };
    return { text: padded(JSON.stringify(notification)), tag: DISCREET_TAG };
  }
  const notification: Notification = {
    title: cut(said.title),
    body: cut(said.body),
    url,
    lang,
    dir,
    tag: order.topic,
  };
  return { text: JSON.stringify(notification), tag: order.topic };
}
