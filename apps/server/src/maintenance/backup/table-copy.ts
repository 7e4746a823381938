import { OperatorError } from '../../errors/operator-error.ts';
import { continueIdsAfter, lastId } from './id-sequences.ts';
import { digestOf, insertRows, readTableInSlices, type Side } from './table-rows.ts';
import type { TableSchema } from './table-schemas.ts';

/** How many rows of which table were copied. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

/** Ids that rows have had are not given again, whether or not the rows come along. */
async function continueIds(from: Side, to: Side, { name, generatesIds }: TableSchema) {
  if (generatesIds) await continueIdsAfter(to, name, await lastId(from, name));
}

async function copyTable(from: Side, to: Side, schema: TableSchema): Promise<CopiedTable> {
  for await (const rows of readTableInSlices(from, schema)) await insertRows(to, schema, rows);
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
 * Copies tables with their ids and verifies each by reading both sides again. Both sides are
 * transactions that see one state, and have had the same migrations; the target's tables are empty.
 *
 * @param leftBehind Tables whose rows are not copied, nor looked at.
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
    if (leftBehind.includes(schema.name)) await continueIds(from, to, schema);
    else copied.push(await copyTable(from, to, schema));
  }
  return copied;
}
