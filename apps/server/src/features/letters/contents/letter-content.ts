import type { Language } from '@bahai-friends/contract';

/** Something on a line of its own, perhaps with where it stands. */
export interface LetterLine {
  readonly text: string;
  /** Stands behind it, or below. */
  readonly note?: string;
  readonly url?: string;
  /** Of the text, where it may be another than the letter's. */
  readonly language?: Language;
}

/** A quote as a letter has it. */
export interface LetterQuote {
  /** In quotation marks; lines as they are written. */
  readonly text: string;
  /** BCP 47, and the direction of its script; null where the language is not known. */
  readonly language: Language | null;
  readonly source: string;
  readonly credit: string | null;
  readonly links: readonly LetterLink[];
  /** The day that has shown it, where the letter has several. */
  readonly day?: string;
}

export interface LetterLink {
  readonly text: string;
  readonly url: string;
}

export type LetterBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'lines'; readonly lines: readonly LetterLine[] }
  | { readonly kind: 'link'; readonly link: LetterLink }
  | { readonly kind: 'quote'; readonly quote: LetterQuote };

/** What a letter says, before it is written as text and as HTML: both then say the same. */
export interface LetterContent {
  readonly language: Language;
  readonly subject: string;
  /** What stands above everything: the day in both calendars. */
  readonly dates: readonly string[];
  readonly blocks: readonly LetterBlock[];
  /** Why one gets it, how to change and end it, and how to reach the community. */
  readonly foot: readonly (LetterLink | { readonly text: string })[];
}
