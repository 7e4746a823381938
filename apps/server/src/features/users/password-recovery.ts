import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { COMMAND_LINE_ACTOR, createAuditTrail } from '../audit/audit-trail.ts';
import type { TellNews } from './account-news.ts';
import { deleteFirstLink } from './invitations.repository.ts';
import type { PasswordHasher } from './password-hasher.ts';
import {
  changeUsers,
  findMasterAdmin,
  findUserByName,
  insertUser,
  updateUser,
} from './users.repository.ts';

interface RecoveryDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly endSessionsOf: (db: Queries, userId: number, exceptTokenHash: null) => Promise<void>;
  readonly tellNews: TellNews;
}

/**
 * For the operator: sets a new password for a user and ends the user's sessions. Where there is no Master Admin, that
 * user becomes it, and is created when unknown.
 *
 * @returns the result, or `unknown` when there is a Master Admin but no such user
 */
export async function recoverPassword(
  { database, clock, hasher, endSessionsOf, tellNews }: RecoveryDependencies,
  username: string,
  password: string,
): Promise<'reset' | 'created' | 'unknown'> {
  const passwordHash = await hasher.hash(password);
  const trail = createAuditTrail('user', clock);
  return changeUsers(database, async (transaction) => {
    // The link of the first start could still set a password, and others may have seen it.
    await deleteFirstLink(transaction);
    const user = await findUserByName(transaction, username);
    const master = await findMasterAdmin(transaction);
    if (user === null) {
      if (master !== null) return 'unknown';
      const created = await insertUser(
        transaction,
        { username, passwordHash, role: 'Master Admin' },
        clock.now(),
      );
      await trail.created(transaction, COMMAND_LINE_ACTOR, created);
      return 'created';
    }
    if (master === null) {
      const promoted = await updateUser(
        transaction,
        user.id,
        { role: 'Master Admin' },
        clock.now(),
      );
      await trail.updated(transaction, COMMAND_LINE_ACTOR, user, promoted);
    }
    await updateUser(transaction, user.id, { passwordHash }, clock.now());
    await trail.other(transaction, COMMAND_LINE_ACTOR, user.id, {
      action: 'password-reset',
      name: user.username,
    });
    await endSessionsOf(transaction, user.id, null);
    await tellNews(transaction, user.id, { kind: 'password' });
    return 'reset';
  });
}
