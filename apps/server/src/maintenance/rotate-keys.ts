import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { replaceCsrfKey } from '../db/installation-values.ts';
import { COMMAND_LINE_ACTOR, createAuditTrail } from '../features/audit/audit-trail.ts';
import { endAllSessions } from '../features/session/session.repository.ts';

/**
 * Replaces the key that signs CSRF tokens and cookies. All sessions end, since their cookies are invalid under the new
 * key. Running servers use the old one until they are started again. The key of exports stays: it keeps nobody out, and
 * with a new one the rows of volunteers' files would be added again instead of changing their quotes.
 */
export async function rotateKeys(database: Database, clock: Clock): Promise<void> {
  await database.writes.transaction().execute(async (transaction) => {
    await replaceCsrfKey(transaction);
    await endAllSessions(transaction);
    await createAuditTrail('settings', clock).other(transaction, COMMAND_LINE_ACTOR, null, {
      action: 'keys-replaced',
    });
  });
}
