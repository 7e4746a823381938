import type { Role } from '@bahai-friends/contract';

/**
 * The user who makes a call, as the session was read at its beginning. It stands below all features. A
 * change reads the role again in its own transaction: it may just have been lost.
 */
export interface Actor {
  readonly userId: number;
  readonly username: string;
  readonly role: Role;
  /** Names the session, which stays open when its user changes the own password. */
  readonly tokenHash: string;
  /** Instant when the password was last entered in this session. */
  readonly passwordEnteredAt: string;
}
