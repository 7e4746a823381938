import { sql } from 'kysely';
import type { Side } from './table-rows.ts';

async function postgresLastId({ db }: Side, table: string): Promise<number> {
  const { rows: found } = await sql<{ sequence: string }>`
    select pg_get_serial_sequence(${table}, 'id') as sequence`.execute(db);
  const sequence = sql.raw(found[0]?.sequence ?? '');
  const { rows } = await sql<{ last: number }>`
    select (case when is_called then last_value else last_value - 1 end)::integer as last
    from ${sequence}`.execute(db);
  return rows[0]?.last ?? 0;
}

/** The greatest id that a table has ever given, also to deleted rows; 0 for none. */
export async function lastId(side: Side, table: string): Promise<number> {
  if (side.dialect === 'postgres') return postgresLastId(side, table);
  const { rows } = await sql<{ last: number }>`
    select seq as last from sqlite_sequence where name = ${table}`.execute(side.db);
  return rows[0]?.last ?? 0;
}

/** Makes a table's next id follow this one: no id is given twice, not even after a move. */
export async function continueIdsAfter({ db, dialect }: Side, table: string, last: number) {
  if (dialect === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
    return;
  }
  // Unlike setval() this is rolled back with the transaction.
  await sql`
    alter table ${sql.table(table)} alter column id restart with ${sql.lit(last + 1)}`.execute(db);
}
