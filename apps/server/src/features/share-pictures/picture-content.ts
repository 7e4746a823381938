import type { Language } from '@bahai-friends/contract';

/** Everything that a picture shows. */
export interface PictureContent {
  /** Civil day. */
  readonly day: string;
  readonly text: string;
  readonly source: string;
  readonly siteName: string;
  /** The community's. */
  readonly language: Language;
}
