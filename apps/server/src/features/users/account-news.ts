import type { Queries } from '../../db/database.ts';

/** An event about an account of which its owner is told, whoever caused it. */
export type AccountNews =
  | { readonly kind: 'password' }
  | { readonly kind: 'second-factor' }
  /** A login from an unknown browser. */
  | {
      readonly kind: 'login';
      readonly browser: string;
      readonly system: string;
      readonly network: string;
    };

/** Has a mail about a user's account sent to its owner, where that is possible, in a transaction. */
export type TellNews = (db: Queries, userId: number, news: AccountNews) => Promise<void>;
