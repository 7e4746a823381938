import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withWriteListener } from '../on-write.ts';
import { SqliteContentVersion } from './sqlite-content-version.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

describe('the content version of a SQLite file that cannot be read', () => {
  it('is another one at every call, and keeps no write waiting', async () => {
    const reader = new DatabaseSync(':memory:');
    const version = new SqliteContentVersion(reader);
    reader.close();
    const dialect = withWriteListener(sqliteDialect(new DatabaseSync(':memory:')), {
      onEnd: () => version.onWrite(),
    });
    const database = new Kysely<never>({ dialect });
    await sql`create table notes (text text)`.execute(database);
    await sql`insert into notes values ('later')`.execute(database);
    const before = version.current();
    expect(version.current() === before).toBe(false);
    await database.destroy();
  });
});
