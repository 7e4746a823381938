import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { withPostgres } from './postgres-client.ts';
import { schemaMark } from './schema-mark.ts';
import { databases } from './test-database.ts';

const [, postgres] = databases;

/** The mark of a test's database after some statements. */
async function markAfter(...statements: readonly string[]): Promise<string> {
  const { reads } = await postgres.open();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(reads);
  const url = inject('postgresUrl').replace(/postgres$/, String(rows[0]?.name));
  return withPostgres(url, async (client) => {
    for (const statement of statements) await client.query(statement);
    return schemaMark(client);
  });
}

it('is the template’s for a copy, whatever rows come and go', async () => {
  const mark = await markAfter(
    'insert into holy_day_years (year) values (183), (184)',
    'vacuum freeze analyze holy_day_years',
    'delete from holy_day_years',
    `select setval('quotes_id_seq', 7)`,
  );
  expect(mark).toBe(inject('postgresSchemaMark'));
});

it.each([
  ['create table notes (text text)'],
  ['drop table sessions cascade'],
  ['alter table quotes rename to notes', 'alter table notes rename to quotes'],
  ['alter table quotes add column more text', 'alter table quotes drop column more'],
  ['alter table quotes drop column reference_url'],
  [`alter table quotes alter column source set default ''`],
  ['alter table quotes add constraint short check (length(text) < 3)'],
  ['drop index one_master_admin'],
  ['alter table quotes disable trigger all'],
  ['create function one() returns integer language sql as $$ select 1 $$'],
  ['delete from kysely_migration'],
])('is another after: %s', async (...statements) => {
  expect(await markAfter(...statements)).not.toBe(inject('postgresSchemaMark'));
});
