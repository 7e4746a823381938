import type { Language, PictureSize } from '@bahai-friends/contract';

/** Everything that a picture shows. */
export interface PictureContent {
  readonly size: PictureSize;
  /** Civil day; null of a quote that no day has. */
  readonly day: string | null;
  readonly text: string;
  readonly source: string;
  /** Whose translation it is, or which edition. */
  readonly credit: string | null;
  /** Of text and credit; null where nobody knows. */
  readonly quoteLanguage: Language | null;
  /** Ends a text that has no room. */
  readonly moreAt: string;
  readonly siteName: string;
  /** Of all that the picture says besides. */
  readonly language: Language;
}
