import { OperatorError } from '../../errors/operator-error.ts';
import { continueAfter, lastId } from './id-sequences.ts';
import { digestOf, insertRows, readTableInBatches, type Side } from './table-rows.ts';
import type { TableSchema } from './table-schemas.ts';

/** How many rows of which table were copied. */
export interface CopiedTable {
  readonly table: string;
  readonly rows: number;
}

async function copyTable(from: Side, to: Side, shape: TableSchema): Promise<CopiedTable> {
  for await (const rows of readTableInBatches(from, shape)) await insertRows(to, shape, rows);
  if (shape.counted) await continueAfter(to, shape.name, await lastId(from, shape.name));
  const [original, copy] = [await digestOf(from, shape), await digestOf(to, shape)];
  if (original.rows !== copy.rows || original.digest !== copy.digest) {
    throw new OperatorError(
      `The copy of the table ${shape.name} differs from the original: nothing was copied.`,
    );
  }
  return { table: shape.name, rows: copy.rows };
}

/**
 * Copies tables with their ids and verifies each by reading both sides again. Both sides are
 * transactions that see one state, and have had the same migrations; the target's tables are empty.
 *
 * @throws OperatorError when a copy differs; the caller's transaction then has to be rolled back.
 */
export async function copyTables(
  from: Side,
  to: Side,
  shapes: readonly TableSchema[],
): Promise<CopiedTable[]> {
  const copied: CopiedTable[] = [];
  for (const shape of shapes) copied.push(await copyTable(from, to, shape));
  return copied;
}
