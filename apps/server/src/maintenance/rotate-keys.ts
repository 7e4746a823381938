import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { replaceCsrfKey } from '../db/installation-values.ts';
import { COMMAND_LINE_ACTOR, createAuditTrail } from '../features/audit/audit-trail.ts';
import { endAllSessions } from '../features/session/session.repository.ts';

/**
 * Replaces the key that signs CSRF tokens and cookies. All sessions end, for their cookies are worth nothing
 * under the new key. Servers that are running go by the old one until they are started again.
 *
 * The key of exports stays: it keeps nobody out, and the rows of files that volunteers have would be added
 * again rather than change their quotes.
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
