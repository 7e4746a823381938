import type { Generated } from 'kysely';

/** Links that are good once, through which somebody chooses a password. */
export interface InvitationsTable {
  id: Generated<number>;
  /** SHA-256 of the link's token, hexadecimal: the token itself is not stored. */
  token_hash: string;
  username: string;
  /** See `usernameKey`; a newer invitation takes the place of an older one. */
  username_key: string;
  /** The invitation is deleted with this user; null for the first start's. */
  invited_by: number | null;
  /** The first Master Admin, who exists already; null for somebody who has yet to become a user. */
  user_id: number | null;
  expires_at: string;
}
