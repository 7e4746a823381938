import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { OperatorError } from '../errors/operator-error.ts';
import { readSettings } from '../settings.ts';
import { databaseEnvironments } from '../testing/test-database.ts';
import { addressOf, runServer } from '../testing/test-program.ts';
import { appliedMigrations, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describe.each(databaseEnvironments)('migrations on $name', ({ make }) => {
  it('are done wholly or not at all', async () => {
    const database = openDatabase(readSettings(await make()), () => {});
    try {
      // In the way of a later migration than the first.
      await sql`create table audit_entries (id integer)`.execute(database.writes);
      await expect(migrate(database)).rejects.toThrow(OperatorError);
      expect(await appliedMigrations(database.reads, database.dialect)).toEqual([]);
      await expect(database.reads.selectFrom('quotes').select('id').execute()).rejects.toThrow();
      await sql`drop table audit_entries`.execute(database.writes);
      await migrate(database);
      expect(await database.reads.selectFrom('quotes').select('id').execute()).toEqual([]);
    } finally {
      await database.close();
    }
  });

  it('are done once when servers start at the same moment', async () => {
    const environment = await make();
    const servers = Array.from({ length: 3 }, () => runServer(environment));
    for (const server of servers) expect(await addressOf(server)).toMatch(/^http:/);
  });
});
