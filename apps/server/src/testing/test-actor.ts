import type { Role } from '@bahai-friends/contract';
import type { Actor } from '../actor.ts';

/** A user who calls a service, in a session without a recently entered password. */
export const actorOf = (userId: number, username: string, role: Role = 'Admin'): Actor => ({
  userId,
  username,
  role,
  tokenHash: 'none',
  passwordEnteredAt: '',
});
