import type { Language } from '@bahai-friends/contract';

/** Something on a line of its own, perhaps with where it stands. */
export interface MailLine {
  readonly text: string;
  /** Stands behind it, or below. */
  readonly note?: string;
  readonly url?: string;
  /** Of the text, where it may be another than the letter's. */
  readonly language?: Language;
}

/** A quote as a mail has it. */
export interface MailQuote {
  /** In quotation marks; lines as they are written. */
  readonly text: string;
  /** BCP 47, and the direction of its script; null where the language is not known. */
  readonly language: Language | null;
  readonly source: string;
  readonly credit: string | null;
  readonly links: readonly MailLink[];
  /** The day that has shown it, where the mail has several. */
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

/** What a mail says, before it is written as text and as HTML: both then say the same. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** What stands above everything: the day in both calendars. */
  readonly dates: readonly string[];
  readonly blocks: readonly MailBlock[];
  /** What stands last: why one gets it, how to change and end it, how to reach the community. */
  readonly foot: readonly (MailLink | { readonly text: string })[];
}
