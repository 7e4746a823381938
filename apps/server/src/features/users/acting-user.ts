import type { User } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findUser } from './users.repository.ts';

export type { Actor };

/** The actor as a user. @throws DomainError `unauthenticated` when deleted meanwhile */
export async function actingUser(db: Queries, { userId }: Actor): Promise<User> {
  const user = await findUser(db, userId);
  if (user === null) throw new DomainError('unauthenticated', 'Please log in again');
  return user;
}
