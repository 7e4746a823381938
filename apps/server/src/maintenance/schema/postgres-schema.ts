import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { migrationProvider } from '../../db/migrations/index.ts';
import { isOfMigrations, type SchemaObject } from './schema-differences.ts';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CANNOT_BE_MADE = new Set([
  '42501', // insufficient_privilege
  '25006', // read_only_sql_transaction
]);
/** It is made in a transaction that is rolled back: nobody else ever sees it. */
const SCHEMA = 'bahai_friends_as_migrated';

/** Tables in the schema of the session, but for those of extensions. */
const OURS = sql`
  select c.oid, c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity from pg_class c
  where c.relkind in ('r', 'p', 'f', 'v', 'm') and c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

const readObjects = sql<SchemaObject>`
  with ours as (${OURS})
  select case when relkind in ('v', 'm') then 'view' else 'table' end as kind,
    relname as name, relname as "table",
    concat_ws(' ', relkind, relrowsecurity, relforcerowsecurity) as definition from ours
  union all
  select 'column', a.attname || ' of ' || o.relname, o.relname,
    concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attcollation,
      pg_get_expr(d.adbin, d.adrelid))
  from ours o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = o.oid and d.adnum = a.attnum
  union all
  select 'index', i.relname, o.relname, pg_get_indexdef(i.oid)
  from ours o join pg_index x on x.indrelid = o.oid join pg_class i on i.oid = x.indexrelid
  union all
  -- A foreign key holds as long as the triggers that it consists of are fired.
  select 'constraint', k.conname, o.relname, concat_ws(' ', pg_get_constraintdef(k.oid),
    (select string_agg(distinct t.tgenabled::text, '') from pg_trigger t where t.tgconstraint = k.oid))
  from ours o join pg_constraint k on k.conrelid = o.oid and k.contype <> 'n'
  union all
  select 'trigger', t.tgname, o.relname, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
  from ours o join pg_trigger t on t.tgrelid = o.oid and not t.tgisinternal
  union all
  select 'policy', p.polname, o.relname, concat_ws(' ', p.polcmd, p.polpermissive, p.polroles::text,
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
  from ours o join pg_policy p on p.polrelid = o.oid
  union all
  select 'rule', r.rulename, o.relname, pg_get_ruledef(r.oid)
  from ours o join pg_rewrite r on r.ev_class = o.oid and o.relkind not in ('v', 'm')
  union all
  select 'function', p.proname, p.proname, concat_ws(' ', p.prosrc, p.prosecdef, p.proconfig)
  from pg_proc p where p.pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1, 2`;

/** The objects of the session's schema; the schema's name is left out of every definition. */
export async function postgresSchema(db: Queries): Promise<SchemaObject[]> {
  const { rows: names } = await sql<{ name: string }>`
    select quote_ident(current_schema()) || '.' as name`.execute(db);
  const { rows } = await readObjects.execute(db);
  const place = names[0]?.name ?? '';
  return rows
    .filter((object) => !isOfMigrations(object))
    .map((object) => ({ ...object, definition: object.definition.replaceAll(place, '') }));
}

class RolledBack extends Error {}

async function makeAndRead(writes: Queries): Promise<SchemaObject[]> {
  let made: SchemaObject[] = [];
  try {
    await writes.transaction().execute(async (transaction) => {
      await sql`create schema ${sql.id(SCHEMA)}`.execute(transaction);
      await sql`set local search_path = ${sql.id(SCHEMA)}`.execute(transaction);
      const migrations = await migrationProvider('postgres').getMigrations();
      for (const { up } of Object.values(migrations)) await up(transaction);
      made = await postgresSchema(transaction);
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return made;
}

/**
 * What the migrations make of a PostgreSQL database, as this very server describes it.
 *
 * @returns null where the account may not make a schema for it: it may be allowed to use its tables only.
 */
export async function migratedPostgresSchema(writes: Queries): Promise<SchemaObject[] | null> {
  try {
    return await makeAndRead(writes);
  } catch (error) {
    if (CANNOT_BE_MADE.has(String((error as { readonly code?: unknown }).code))) return null;
    throw error;
  }
}
