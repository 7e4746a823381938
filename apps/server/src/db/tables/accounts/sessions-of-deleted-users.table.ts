/** Sessions that were ended with their user's account, kept until they would have expired. */
export interface SessionsOfDeletedUsersTable {
  /** As in `sessions`. */
  token_hash: string;
  expires_at: string;
}
