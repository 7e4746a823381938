import type { Language } from '@bahai-friends/contract';

/** Everything that a picture shows. */
export interface PictureContent {
  /** Civil day. */
  readonly day: string;
  readonly text: string;
  readonly source: string;
  /** Whose translation it is, or which edition. */
  readonly credit: string | null;
  /** Of text and credit; null where nobody knows. */
  readonly quoteLanguage: Language | null;
  readonly siteName: string;
  /** Of all that the picture says besides. */
  readonly language: Language;
}
