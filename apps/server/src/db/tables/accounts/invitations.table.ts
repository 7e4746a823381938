import type { Generated } from 'kysely';

/** Links that are good once, through which somebody chooses a password. */
export interface InvitationsTable {
  id: Generated<number>;
  /** SHA-256 of the link's token, hexadecimal: the token itself is nowhere on the server. */
  token_hash: string;
  username: string;
  /** See `usernameKey`; a newer invitation takes the place of an older one. */
  username_key: string;
  /** The invitation goes with this user; null for the first start's. */
  invited_by: number | null;
  /** The first Master Admin, who is there already; null for who has yet to become a user. */
  user_id: number | null;
  expires_at: string;
}
