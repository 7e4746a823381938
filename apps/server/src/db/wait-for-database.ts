import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { errorMessage } from '../errors/error-message.ts';
import { OperatorError } from '../errors/operator-error.ts';
import type { Database } from './database.ts';
import { databaseErrorKind } from './database-error.ts';

const PAUSE_MS = 500;
/** How often a line is logged while waiting. */
const LOG_EVERY_MS = 10_000;

interface WaitOptions {
  /** The wait ends after this. */
  readonly seconds: number;
  /** Called with a line now and then while waiting. */
  readonly log: (line: string) => void;
}

/** The error of a query; null when it succeeds. */
async function connectionError(database: Database): Promise<unknown> {
  try {
    await sql`select 1`.execute(database.reads);
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Waits until the database can be reached: machines that start together come up in any order.
 *
 * @throws OperatorError when it cannot in time, or at once when it rejects the connection, as with a wrong
 *   password
 */
export async function waitForDatabase(
  database: Database,
  { seconds, log }: WaitOptions,
): Promise<void> {
  const start = performance.now();
  let loggedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const error = await connectionError(database);
    if (error === null) return;
    const reason = errorMessage(error);
    if (databaseErrorKind(error) !== 'unavailable') {
      throw new OperatorError(`DATABASE_URL: the database refuses: ${reason}`);
    }
    const now = performance.now();
    if (now - start > seconds * 1000) {
      throw new OperatorError(
        `DATABASE_URL: the database could not be reached within ${seconds} seconds: ${reason}`,
      );
    }
    if (now - loggedAt >= LOG_EVERY_MS) {
      log(`Waiting for the database: ${reason}`);
      loggedAt = now;
    }
    await delay(PAUSE_MS);
  }
}
