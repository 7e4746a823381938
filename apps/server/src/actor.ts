import type { Role } from '@bahai-friends/contract';

/**
 * The user who makes a call, as the session was read when the call began. A change reads the role again in its own
 * transaction, since the user may just have lost it.
 */
export interface Actor {
  readonly userId: number;
  readonly username: string;
  readonly role: Role;
  /** Identifies the session, which stays open when its user changes their own password. */
  readonly tokenHash: string;
  /** Instant when the password was last entered in this session. */
  readonly passwordEnteredAt: string;
}
