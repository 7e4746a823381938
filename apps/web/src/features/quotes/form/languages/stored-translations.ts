import type { Quote } from '@bahai-friends/contract';

/** What a form knows of the translations of a stored quote before it loads them. */
export interface StoredTranslations {
  /** In the version that is edited. */
  readonly quote: Quote;
  /** Has the form edit the newest version. */
  readonly reload: () => Promise<unknown>;
}
