import type { Language, PictureSize } from '@bahai-friends/contract';

/** Everything that a picture shows. */
export interface PictureContent {
  readonly about: 'quote' | 'gathering';
  readonly size: PictureSize;
  /** Civil day; null of a quote that no day has. */
  readonly day: string | null;
  /** The quote, or what a gathering is called. */
  readonly text: string;
  /** Of a gathering when it is. */
  readonly source: string;
  /** Whose translation it is, or which edition; of a gathering where it is. */
  readonly credit: string | null;
  /** Of text and credit; null where nobody knows. */
  readonly quoteLanguage: Language | null;
  /** Ends a text that has no room, and every invitation. */
  readonly moreAt: string;
  readonly siteName: string;
  /** Of all that the picture says besides. */
  readonly language: Language;
}
