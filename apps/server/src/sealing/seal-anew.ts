import type { Database, Queries } from '../db/database.ts';
import { readInSlices } from '../db/slices.ts';
import { newKey, readNextKey, takeNextKey, writeNextKey } from './key-file.ts';
import { FORMER_INDEX_KEYS } from './key-in-use.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';
import {
  findCheckValue,
  findFormerIndexKeys,
  listSealedRows,
  replaceCheckValue,
  replaceSealedText,
  type SealedRow,
  saveFormerIndexKeys,
} from './sealing.repository.ts';
import { type SealingKey, sealingKeyOf } from './sealing-key.ts';

/** Opens a text with the former key; null for one that cannot be read. */
function opened(key: SealingKey, column: SealedColumn, { sealed }: SealedRow): string | null {
  try {
    return key.open(column, sealed);
  } catch {
    return null;
  }
}

async function sealColumn(
  db: Queries,
  column: SealedColumn,
  [before, after]: readonly [SealingKey, SealingKey],
): Promise<void> {
  for await (const rows of readInSlices<SealedRow>((last) => listSealedRows(db, column, last))) {
    for (const row of rows) {
      const text = opened(before, column, row);
      if (text === null) continue;
      const [blindIndex] = after.blindIndexes(column, column.indexed?.(text) ?? text);
      await replaceSealedText(db, column, row, { sealed: after.seal(column, text), blindIndex });
    }
  }
}

/** Seals everything with another key. The former key of blind indexes is kept for as long as rows are found by it. */
async function sealAll(db: Queries, before: SealingKey, after: SealingKey, at: string) {
  const former = await findFormerIndexKeys(db);
  const keys =
    former === null ? [] : (JSON.parse(before.open(FORMER_INDEX_KEYS, former)) as string[]);
  for (const column of SEALED_COLUMNS) await sealColumn(db, column, [before, after]);
  const all = JSON.stringify([before.indexKey.toString('base64url'), ...keys]);
  await saveFormerIndexKeys(db, after.seal(FORMER_INDEX_KEYS, all), at);
  await replaceCheckValue(db, after.checkValue);
}

interface Sealing {
  readonly database: Pick<Database, 'reads' | 'writes'>;
  /** Locks others out, as part of the transaction. */
  readonly keepOut: (db: Queries) => Promise<void>;
  /** The bytes of the present key. */
  readonly bytes: Buffer;
  /** The folder with the key file; null when the key comes from elsewhere. */
  readonly keyFolder: string | null;
  /** Called with the new key before anything is changed, where it is not stored in a file. */
  readonly tell: (key: string) => void;
  readonly now: string;
}

/**
 * Replaces the sealing key: everything is sealed with a new one in one transaction. A file with the new key is written
 * before, and replaces the old one afterwards.
 */
export async function sealAnew({
  database,
  keepOut,
  bytes,
  keyFolder,
  tell,
  now,
}: Sealing): Promise<void> {
  const next = newKey();
  if (keyFolder === null) tell(next.toString('base64'));
  else writeNextKey(keyFolder, next);
  await database.writes.transaction().execute(async (db) => {
    await keepOut(db);
    await sealAll(db, sealingKeyOf(bytes), sealingKeyOf(next), now);
  });
  if (keyFolder !== null) takeNextKey(keyFolder);
}

/** Finishes a run that was cut off after everything was sealed with the next key, and before that became the key. */
export async function finishSealingAnew(db: Queries, keyFolder: string): Promise<boolean> {
  const next = readNextKey(keyFolder);
  if (typeof next === 'string') return false;
  if (sealingKeyOf(next).checkValue !== (await findCheckValue(db))) return false;
  takeNextKey(keyFolder);
  return true;
}
