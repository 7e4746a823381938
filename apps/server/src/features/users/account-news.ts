import type { Queries } from '../../db/database.ts';

/** What has happened to an account, so that its owner hears of it whoever did it. */
export type AccountNews =
  | { readonly kind: 'password' }
  | { readonly kind: 'second-factor' }
  /** From a browser that is not known. */
  | {
      readonly kind: 'login';
      readonly browser: string;
      readonly system: string;
      readonly network: string;
    };

/** Has news of a user's account mailed to its owner, where they can be, as part of a transaction. */
export type TellNews = (db: Queries, userId: number, news: AccountNews) => Promise<void>;
