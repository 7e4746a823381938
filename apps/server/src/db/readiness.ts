import { say } from '@bahai-friends/contract';
import { sql } from 'kysely';
import { DomainError } from '../errors/domain-error.ts';
import type { Database } from './database.ts';
import { migrationNames } from './migrations/index.ts';

/**
 * Whether the database can be reached and has the tables of this version.
 *
 * @throws DomainError `unavailable` when tables are missing; what the driver throws when it cannot be
 *   reached
 */
export async function assertReady(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    database.reads,
  );
  const applied = new Set(rows.map(({ name }) => name));
  if (migrationNames.every((name) => applied.has(name))) return;
  throw new DomainError('unavailable', say('database-outdated'), { retryAfter: 5 });
}
