import { setTimeout as delay } from 'node:timers/promises';
import { PostgresAdapter } from 'kysely';
import { OperatorError } from '../../errors/operator-error.ts';
import type { Queries } from '../database.ts';
import { appliedMigrations, isOutdated, migrate } from '../migrate.ts';
import { countOtherSessions } from './postgres-sessions.ts';

/** How often to look again: sessions of an instance that was just stopped end a moment after it. */
const TRIES = 20;
const PAUSE_MS = 250;

/** The advisory lock that migrations of every version take; a session may take it several times. */
const MIGRATION_LOCK = new PostgresAdapter();
/** This adapter uses an advisory lock and no table. */
const LOCK_OPTIONS = { lockTable: '', lockRowId: '' };

async function assertNoOtherVersion(db: Queries): Promise<void> {
  for (let tries = TRIES; (await countOtherSessions(db)) > 0; tries -= 1) {
    if (tries === 0) {
      throw new OperatorError(
        'The PostgreSQL database has to be brought up to date, but is in use: an older version is running, or another program under the same account. Stop it first, everywhere. Nothing was changed.',
      );
    }
    await delay(PAUSE_MS);
  }
}

/**
 * Brings the tables up to date when no instance of an older version works with them. Instances of this version that
 * start at once wait for each other, and so does an older one that starts now: it then sees a newer database,
 * and ends.
 *
 * @throws OperatorError when an older version is running; nothing is then changed.
 */
export async function upgradePostgres(writes: Queries): Promise<void> {
  await writes.connection().execute(async (connection) => {
    await MIGRATION_LOCK.acquireMigrationLock(connection, LOCK_OPTIONS);
    try {
      await connection.transaction().execute(async (transaction) => {
        if (!isOutdated(await appliedMigrations(transaction, 'postgres'))) return;
        await assertNoOtherVersion(transaction);
        await migrate({ dialect: 'postgres', writes: transaction });
      });
    } finally {
      await MIGRATION_LOCK.releaseMigrationLock(connection, LOCK_OPTIONS);
    }
  });
}
