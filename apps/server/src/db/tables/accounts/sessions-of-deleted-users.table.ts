/** Sessions that ended because their user was deleted, until they would have ended anyway. */
export interface SessionsOfDeletedUsersTable {
  /** As in `sessions`. */
  token_hash: string;
  expires_at: string;
}
