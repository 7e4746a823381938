import type { Quote } from '@bahai-friends/contract';

/** The translations of a stored quote before they are loaded. */
export interface StoredTranslations {
  /** The version that is edited. */
  readonly quote: Quote;
  /** Loads the newest version into the form. */
  readonly reload: () => Promise<unknown>;
}
