import type { Role } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** The username as it is compared: see `usernameKey`. */
  username_key: string;
  /** PHC string of argon2id. */
  password_hash: string;
  role: Role;
  /** Instant, ISO 8601 in UTC; of the last change of username, role or password. */
  last_modified: string;
  /**
   * The code of the dashboard's language; null for the community's. Changing it does not count as a change of the user.
   */
  language: Generated<string | null>;
  /** Grows with every change. */
  version: Generated<number>;
}
