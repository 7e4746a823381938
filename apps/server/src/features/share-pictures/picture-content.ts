import type { Language, PictureSize } from '@bahai-friends/contract';

/** Everything that a picture shows. */
export interface PictureContent {
  readonly about: 'quote' | 'gathering';
  readonly size: PictureSize;
  /** Civil day; null for a quote without a day. */
  readonly day: string | null;
  /** The quote, or the title of a gathering. */
  readonly text: string;
  /** The source of a quote; for a gathering the time. */
  readonly source: string;
  /** Whose translation it is, or which edition; for a gathering the place. */
  readonly credit: string | null;
  /** The language of text and credit; null where it is not known. */
  readonly quoteLanguage: Language | null;
  /** The last line of a text that is too long, and of every invitation. */
  readonly moreAt: string;
  readonly siteName: string;
  /** The language of everything else on the picture. */
  readonly language: Language;
}
