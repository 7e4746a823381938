import type { User } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findUser } from './users.repository.ts';

/** Who asks for a change. The role is read anew inside each change: it may just have been lost. */
export interface Actor {
  readonly userId: number;
  readonly username: string;
  /** Stays open when the actor resets the own password. */
  readonly tokenHash: string;
}

/** The actor as a user. @throws DomainError `unauthenticated` when deleted meanwhile */
export async function actingUser(db: Queries, { userId }: Actor): Promise<User> {
  const user = await findUser(db, userId);
  if (user === null) throw new DomainError('unauthenticated', 'Please log in again');
  return user;
}
