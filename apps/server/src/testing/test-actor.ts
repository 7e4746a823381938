import type { Role } from '@bahai-friends/contract';
import type { Actor } from '../actor.ts';

/** A user who calls a service, in a session that nobody has asked for a password. */
export const actorOf = (userId: number, username: string, role: Role = 'Admin'): Actor => ({
  userId,
  username,
  role,
  tokenHash: 'none',
  passwordEnteredAt: '',
});
