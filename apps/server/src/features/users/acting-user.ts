import { say, type User } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Queries } from '../../db/database.ts';
import { ACCOUNT_DELETED } from '../../errors/account-deleted.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findUser } from './users.repository.ts';

/**
 * The actor's user as stored now; within a change, with the role that counts for it.
 *
 * @throws DomainError `unauthenticated` when deleted meanwhile
 */
export async function findActingUser(db: Queries, { userId }: Actor): Promise<User> {
  const user = await findUser(db, userId);
  if (user === null) {
    throw new DomainError('unauthenticated', say('log-in-again'), ACCOUNT_DELETED);
  }
  return user;
}
