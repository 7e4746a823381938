import type { SecurityEvent } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/**
 * Security events, counted by hour. Instants are ISO 8601 in UTC with milliseconds, so that they compare as
 * text.
 */
export interface SecurityEventsTable {
  id: Generated<number>;
  /** The beginning of the hour. */
  hour: string;
  event: SecurityEvent;
  /** Empty when there is none, and when several are counted together. */
  username: string;
  /** Empty when several are counted together. */
  network: string;
  count: number;
  first_at: string;
  last_at: string;
}
