import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { notingWrites } from '../write-listener.ts';
import { CommitCount } from './sqlite-content-version.ts';
import { dialectOf } from './sqlite-database.ts';

describe('a count of commits that cannot be asked', () => {
  it('counts every question as a change, and keeps no write waiting', async () => {
    const reader = new DatabaseSync(':memory:');
    const commits = new CommitCount(reader);
    reader.close();
    const dialect = notingWrites(dialectOf(new DatabaseSync(':memory:')), () => commits.look());
    const database = new Kysely<never>({ dialect });
    await sql`create table notes (text text)`.execute(database);
    await sql`insert into notes values ('later')`.execute(database);
    const revision = commits.revision();
    expect(commits.revision() === revision).toBe(false);
    await database.destroy();
  });
});
