import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

/** The properties of a table that copying needs. */
export interface TableSchema {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of the primary key, in its order. */
  readonly key: readonly string[];
  /** Whether the database generates the ids. */
  readonly generatesIds: boolean;
}

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  /** The position in the primary key, from 1; 0 outside. */
  readonly place: number;
  readonly generatesIds: number;
}

const readColumns = sql<ColumnRow>`
  select t.name as "table", c.name as "column", c.pk as place,
    s.sql like '%autoincrement%' as generatesIds
  from pragma_table_list t join pragma_table_info(t.name) c join sqlite_schema s on s.name = t.name
  where t.schema = 'main' and t.type = 'table'
    and t.name not like 'sqlite\\_%' escape '\\' and t.name not like 'kysely\\_%' escape '\\'
    -- What it counts is of one file alone.
    and t.name <> 'content_changes'
  order by t.name, c.cid`;

const readReferences = sql<{ readonly from: string; readonly to: string }>`
  select t.name as "from", f."table" as "to"
  from pragma_table_list t join pragma_foreign_key_list(t.name) f where t.schema = 'main'`;

function schemaOf(name: string, columns: readonly ColumnRow[]): TableSchema {
  const key = columns.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place);
  return {
    name,
    columns: columns.map(({ column }) => column),
    key: key.map(({ column }) => column),
    generatesIds: columns[0]?.generatesIds === 1,
  };
}

/**
 * All of the product's tables, each after those that it refers to. They are read from an SQLite
 * database rather than listed, so that no table of a later migration can be forgotten.
 */
export async function tableSchemas(sqlite: Queries): Promise<TableSchema[]> {
  const { rows: columns } = await readColumns.execute(sqlite);
  const { rows: references } = await readReferences.execute(sqlite);
  const waiting = Map.groupBy(columns, ({ table }) => table);
  const schemas: TableSchema[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      ([table]) => !references.some(({ from, to }) => from === table && waiting.has(to)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    for (const [table, rows] of ready) {
      schemas.push(schemaOf(table, rows));
      waiting.delete(table);
    }
  }
  return schemas;
}
