import type { SecurityEvent } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/**
 * Security events, counted by hour. Instants are ISO 8601 in UTC with milliseconds, so that they compare as
 * text.
 */
export interface SecurityEventsTable {
  id: Generated<number>;
  /** Its beginning. */
  hour: string;
  event: SecurityEvent;
  /** Empty for none, and for several that are counted together. */
  username: string;
  /** Empty for several that are counted together. */
  network: string;
  count: number;
  first_at: string;
  last_at: string;
}
