import type { Language } from '@bahai-friends/contract';

/** A text on a line of its own, perhaps with its source. */
export interface MailLine {
  readonly text: string;
  /** It stands behind the text, or below. */
  readonly note?: string;
  readonly url?: string;
  /** The language of the text, where it may differ from the letter's. */
  readonly language?: Language;
}

/** A quote in a mail. */
export interface MailQuote {
  /** The text in quotation marks; its line ends are kept. */
  readonly text: string;
  /** BCP 47, and the direction of its script; null where the language is not known. */
  readonly language: Language | null;
  readonly source: string;
  readonly credit: string | null;
  readonly links: readonly MailLink[];
  /** The day that showed it, where the mail has several quotes. */
  readonly day?: string;
}

export interface MailLink {
  readonly text: string;
  readonly url: string;
}

export type MailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly MailLine[] }
  | { readonly kind: 'link'; readonly link: MailLink }
  | { readonly kind: 'quote'; readonly quote: MailQuote };

/** The content of a mail, before it is written as text and as HTML, so that both say the same. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** The first lines: the day in both calendars. */
  readonly dates: readonly string[];
  readonly blocks: readonly MailBlock[];
  /** The last lines: why somebody gets the mail, how to change and end it, and how to reach the community. */
  readonly foot: readonly (MailLink | { readonly text: string })[];
}
