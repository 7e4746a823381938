import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { OperatorError } from '../../errors/operator-error.ts';
import { addQuotes } from '../../testing/content.ts';
import { databases, temporaryFolder } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';
import { openSqlite } from './sqlite-database.ts';
import { openExistingSqlite } from './sqlite-existing-database.ts';
import { sqliteFileState } from './sqlite-file-check.ts';

async function madeFile(): Promise<string> {
  const path = join(temporaryFolder(), 'site.sqlite');
  const database = openSqlite(path);
  await migrate(database);
  await addQuotes(database, ...Array.from({ length: 500 }, () => ({ text: 'x'.repeat(500) })));
  await database.close();
  return path;
}

function alter(path: string, statement: string): void {
  const database = new DatabaseSync(path);
  database.exec(statement);
  database.close();
}

function expectRefusedUntouched(path: string, reason: RegExp): void {
  const before = readFileSync(path);
  expect(() => openSqlite(path)).toThrow(OperatorError);
  expect(() => openSqlite(path)).toThrow(reason);
  expect(() => openSqlite(path)).not.toThrow(/\n/);
  expect(readFileSync(path).equals(before)).toBe(true);
}

describe('openSqlite', () => {
  it('makes the folder and a durable database with foreign keys and strict tables', async () => {
    const database = openSqlite(join(temporaryFolder(), 'new', 'site.sqlite'));
    await migrate(database);
    const pragma = async (name: string) =>
      Object.values(
        (await sql.raw(`pragma ${name}`).execute(database.writes)).rows[0] as object,
      )[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_list where type = 'table' and strict = 0
      and name not like 'sqlite_%' and name not like 'kysely_%'`.execute(database.reads);
    expect(rows).toEqual([]);
    await database.close();
  });

  it('opens again what it made', async () => {
    const path = await madeFile();
    const database = openSqlite(path);
    await migrate(database);
    expect(await database.reads.selectFrom('quotes').select('id').execute()).toHaveLength(500);
    await database.close();
  });

  it('marks what it makes before anything else, so that a start that was cut off can be made again', async () => {
    const path = join(temporaryFolder(), 'site.sqlite');
    await openSqlite(path).close();
    expect(readdirSync(dirname(path)).sort()).toEqual(['site.sqlite', 'site.sqlite.lock']);
    expect(sqliteFileState(path)).toBe('sound');
    const database = openSqlite(path);
    await migrate(database);
    await database.close();
  });

  it('does not take an empty file for a new database', () => {
    const path = join(temporaryFolder(), 'site.sqlite');
    writeFileSync(path, '');
    expectRefusedUntouched(path, /is empty: .+ Restore it from a backup, or delete the file/);
    expect(() => openExistingSqlite(path)).toThrow(/is empty: .+ Restore it from a backup/);
  });

  it('refuses writing through the connection that reads', async () => {
    const [sqlite] = databases;
    const database = await sqlite.open();
    await expect(database.reads.deleteFrom('quotes').execute()).rejects.toThrow(/readonly/);
  });

  it('refuses a file that is no database', () => {
    const path = join(temporaryFolder(), 'site.sqlite');
    writeFileSync(path, 'a letter, not a database');
    expectRefusedUntouched(path, /is damaged/);
  });

  it('refuses a database with damaged pages', async () => {
    const path = await madeFile();
    const bytes = readFileSync(path);
    bytes.fill(0x5a, 8192, 60_000);
    writeFileSync(path, bytes);
    expectRefusedUntouched(path, /is damaged/);
  });

  it('refuses a database that was cut off', async () => {
    const path = await madeFile();
    writeFileSync(path, readFileSync(path).subarray(0, 20_000));
    expectRefusedUntouched(path, /is damaged/);
  });

  it('refuses a database of another program', () => {
    const path = join(temporaryFolder(), 'site.sqlite');
    alter(path, 'create table notes (text text)');
    expectRefusedUntouched(
      path,
      /belongs to another program\. .+ let DATA_DIR name another folder/,
    );
  });

  it('refuses a database that a newer version has written', async () => {
    const path = await madeFile();
    alter(path, "insert into kysely_migration values ('9999-from-the-future', '2099-01-01')");
    expectRefusedUntouched(path, /newer version/);
  });

  it('says in one line when the path cannot be used', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const open = () => openSqlite(join(folder, 'file', 'site.sqlite'));
    expect(open).toThrow(OperatorError);
    expect(open).toThrow(/^DATA_DIR: the folder \S+ cannot be made/);
  });
});

describe('the SQLite adapter', () => {
  it('answers rows for statements that return some, and counts for those that do not', async () => {
    const [sqlite] = databases;
    const database = await sqlite.open();
    const [id = 0] = await addQuotes(database, { text: 'one' });
    const updated = await database.writes
      .updateTable('quotes')
      .set({ text: 'two' })
      .where('id', '=', id)
      .executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
    const rows = await database.writes
      .updateTable('quotes')
      .set({ text: 'three' })
      .returning(['id', 'text'])
      .execute();
    expect(rows).toEqual([{ id, text: 'three' }]);
  });

  it('says what went wrong when SQLite has rolled a transaction back by itself', async () => {
    const [sqlite] = databases;
    const database = await sqlite.open();
    const change = database.writes.transaction().execute(async (transaction) => {
      await addQuotes({ ...database, writes: transaction }, { text: 'one' });
      await sql`insert or rollback into installation values ('starter-content', null)`.execute(
        transaction,
      );
    });
    await expect(change).rejects.toThrow('NOT NULL constraint failed');
    expect(await addQuotes(database, { text: 'two' })).toHaveLength(1);
    expect(await database.reads.selectFrom('quotes').select('text').execute()).toEqual([
      { text: 'two' },
    ]);
  });

  it('lets readers see the state before a transaction until it is committed', async () => {
    const [sqlite] = databases;
    const database = await sqlite.open();
    const count = async () =>
      (await database.reads.selectFrom('quotes').select('id').execute()).length;
    await database.writes.transaction().execute(async (transaction) => {
      await addQuotes({ ...database, writes: transaction }, { text: 'one' });
      expect(await count()).toBe(0);
    });
    expect(await count()).toBe(1);
  });
});
