import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { errorMessage } from '../errors/error-message.ts';
import { OperatorError } from '../errors/operator-error.ts';
import type { Database } from './database.ts';
import { databaseErrorKind } from './database-error.ts';

const PAUSE_MS = 500;
/** How often it is said again that the database is still awaited. */
const TELL_EVERY_MS = 10_000;

interface Patience {
  /** Given up after this. */
  readonly seconds: number;
  /** Gets a line for people now and then while the database is awaited. */
  readonly tell: (line: string) => void;
}

/** Why the database does not answer; null when it does. */
async function obstacle(database: Database): Promise<unknown> {
  try {
    await sql`select 1`.execute(database.reads);
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Waits until the database answers: machines that start together come up in any order.
 *
 * @throws OperatorError when it does not in time, or at once when it refuses, as with a wrong password
 */
export async function waitForDatabase(
  database: Database,
  { seconds, tell }: Patience,
): Promise<void> {
  const start = performance.now();
  let toldAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const error = await obstacle(database);
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
    if (now - toldAt >= TELL_EVERY_MS) {
      tell(`Waiting for the database: ${reason}`);
      toldAt = now;
    }
    await delay(PAUSE_MS);
  }
}
