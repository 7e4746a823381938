import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openMigrated } from '../../testing/full-database.ts';
import { databaseEnvironments } from '../../testing/test-database.ts';
import { openExistingPostgres } from './postgres-existing-database.ts';
import { lockPostgresExclusively } from './postgres-lock.ts';

const [, postgres] = databaseEnvironments;

describe('the exclusive lock of PostgreSQL', () => {
  async function database() {
    const environment = await postgres.make();
    await (await openMigrated({ DATA_DIR: '/nowhere', ...environment })).close();
    const url = environment.DATABASE_URL ?? '';
    const opened = await openExistingPostgres(url);
    onTestFinished(() => opened.close());
    const lock = () =>
      opened.writes
        .transaction()
        .execute((transaction) => lockPostgresExclusively(transaction, ['quotes']));
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    return { lock, other };
  }

  it('waits for a session that is ending', async () => {
    const { lock, other } = await database();
    const locked = lock();
    await other.end();
    await expect(locked).resolves.toBeUndefined();
  });

  it('is refused while others are connected', async () => {
    const { lock, other } = await database();
    onTestFinished(() => other.end());
    await expect(lock()).rejects.toThrow('The PostgreSQL database is in use');
  });
});
