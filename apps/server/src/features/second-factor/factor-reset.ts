import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { COMMAND_LINE_ACTOR, createAuditTrail } from '../audit/audit-trail.ts';
import type { TellNews } from '../users/account-news.ts';
import { changeUsers, findUserByName } from '../users/users.repository.ts';
import { deleteFactors } from './factors.repository.ts';

interface ResetDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly endSessionsOf: (db: Queries, userId: number, exceptTokenHash: null) => Promise<void>;
  readonly tellNews: TellNews;
}

/**
 * For the operator: deletes a user's passkeys, authenticator app and recovery codes, and ends the user's sessions and
 * unfinished logins.
 *
 * @returns the result: `none` when the user had no second factor, `unknown` without such a user
 */
export function resetSecondFactor(
  { database, clock, endSessionsOf, tellNews }: ResetDependencies,
  username: string,
): Promise<'reset' | 'none' | 'unknown'> {
  const trail = createAuditTrail('user', clock);
  return changeUsers(database, async (transaction) => {
    const user = await findUserByName(transaction, username);
    if (user === null) return 'unknown';
    if (!(await deleteFactors(transaction, user.id))) return 'none';
    const change = { action: 'second-factor-reset', name: user.username } as const;
    await trail.other(transaction, COMMAND_LINE_ACTOR, user.id, change);
    await endSessionsOf(transaction, user.id, null);
    await tellNews(transaction, user.id, { kind: 'second-factor' });
    return 'reset';
  });
}
