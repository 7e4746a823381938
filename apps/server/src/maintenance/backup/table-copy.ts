import { OperatorError } from '../../errors/operator-error.ts';
import { terminalText } from '../../terminal-text.ts';
import { continueIdsAfter, lastId } from './id-sequences.ts';
import { digestOf, insertRows, type Row, readTableInSlices, type Side } from './table-rows.ts';
import type { TableSchema } from './table-schemas.ts';

/** How many rows of a table were copied. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

/** Both databases count in 32 bits; ids that were given by hand may be greater in an embedded one. */
const NUMBER_MAX = 2 ** 31 - 1;

/** Whether the driver of embedded databases has thrown this for a number that JavaScript cannot hold. */
const isUnreadableNumber = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'ERR_OUT_OF_RANGE';

const notCopied = (table: string, why: string): OperatorError =>
  new OperatorError(`The table ${table} cannot be copied: ${why}. Nothing was copied.`);

/**
 * Checks rows for values that only an embedded database can store, whoever has written them.
 *
 * @throws OperatorError that names the row
 */
function assertStorable({ name, key, columns }: TableSchema, rows: readonly Row[]): void {
  for (const row of rows) {
    for (const column of columns) {
      const value = row[column];
      const hasNul = typeof value === 'string' && value.includes('\0');
      const isTooLarge = typeof value === 'number' && Math.abs(value) > NUMBER_MAX;
      if (!hasNul && !isTooLarge) continue;
      const where = key.map((part) => terminalText(`${part} ${row[part]}`)).join(', ');
      const what = hasNul ? 'contains a NUL character' : 'is a number beyond 2^31';
      const said = `${column} of the row with the ${where} ${what}`;
      throw notCopied(name, `${said}, which PostgreSQL does not store`);
    }
  }
}

/** Ids of former rows are not given again, even when their rows are not copied. */
async function continueIds(from: Side, to: Side, { name, generatesIds }: TableSchema) {
  if (generatesIds) await continueIdsAfter(to, name, await lastId(from, name));
}

async function copyTable(from: Side, to: Side, schema: TableSchema): Promise<CopiedTable> {
  for await (const rows of readTableInSlices(from, schema)) {
    if (to.dialect === 'postgres') assertStorable(schema, rows);
    await insertRows(to, schema, rows);
  }
  await continueIds(from, to, schema);
  const [original, copy] = [await digestOf(from, schema), await digestOf(to, schema)];
  if (original.rows !== copy.rows || original.digest !== copy.digest) {
    throw new OperatorError(
      `The copy of the table ${schema.name} differs from the original: nothing was copied.`,
    );
  }
  return { table: schema.name, rows: copy.rows };
}

/**
 * Copies tables with their ids and verifies each by reading both sides again. Both sides are transactions that see
 * one state, and the same migrations were applied to them; the target's tables are empty.
 *
 * @param leftBehind Tables whose rows are neither copied nor read.
 * @throws OperatorError when a copy differs; the caller's transaction then has to be rolled back.
 */
export async function copyTables(
  from: Side,
  to: Side,
  schemas: readonly TableSchema[],
  leftBehind: readonly string[] = [],
): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const schema of schemas) {
    try {
      if (leftBehind.includes(schema.name)) await continueIds(from, to, schema);
      else copied.push(await copyTable(from, to, schema));
    } catch (error) {
      if (!isUnreadableNumber(error)) throw error;
      throw notCopied(schema.name, 'it holds a number beyond 2^53');
    }
  }
  return copied;
}
