import type { QuotationMarks } from '@bahai-friends/languages';
import { inQuotationMarks } from './quotation-marks.ts';

/** The longest text of a message, in code points: longer texts are for reading on the site. */
export const SHARED_TEXT_MAX = 1500;

interface SharedQuote {
  readonly text: string;
  readonly source: string;
  readonly credit: string | null;
}

/** Whether a quote's whole text is passed on. */
export const isSharedWhole = (text: string): boolean => [...text].length <= SHARED_TEXT_MAX;

/** Where a quote is from, and whose words it is in. */
export const sourceLines = ({ source, credit }: Omit<SharedQuote, 'text'>): string =>
  credit === null ? `— ${source}` : `— ${source}\n${credit}`;

/** A quote with its source, however long it is. */
export const wholeQuote = (quote: SharedQuote, marks: QuotationMarks): string =>
  `${inQuotationMarks(quote.text, marks)}\n${sourceLines(quote)}`;

/** A quote with its source; of a long one only the source, never its beginning. */
export const sharedQuote = (quote: SharedQuote, marks: QuotationMarks): string =>
  isSharedWhole(quote.text) ? wholeQuote(quote, marks) : sourceLines(quote);

/** The message with which a quote is shared. */
export interface SharedMessage {
  readonly subject: string;
  readonly text: string;
  /** The address of its page; null where the site's address is not known. */
  readonly url: string | null;
}

/** Half of a character cannot be part of an address. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Links that open an app or mail program with the message in it. Telegram takes none without an address. */
export function sharingLinks({ subject, text, url }: SharedMessage) {
  const all = (between: string) => encoded(url === null ? text : text + between + url);
  const body = all('\n\n').replaceAll('%0A', '%0D%0A');
  return {
    whatsApp: `https://wa.me/?text=${all('\n')}`,
    // Telegram puts the address before the text.
    telegram:
      url === null ? null : `https://t.me/share/url?url=${encoded(url)}&text=${encoded(text)}`,
    mail: `mailto:?subject=${encoded(subject)}&body=${body}`,
  };
}

/** Names that are the same in every language. */
export const SHARING_NAMES = { whatsApp: 'WhatsApp', telegram: 'Telegram' } as const;
