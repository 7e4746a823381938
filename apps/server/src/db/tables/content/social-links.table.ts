import type { Generated } from 'kysely';

export interface SocialLinksTable {
  id: Generated<number>;
  platform: string;
  url: string;
  sort_order: number;
  /** Instants, ISO 8601 in UTC with milliseconds. */
  created_at: string;
  updated_at: string;
  /** Grows with every change. */
  version: Generated<number>;
}
