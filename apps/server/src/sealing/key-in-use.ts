import { renameSync, rmSync } from 'node:fs';
import { say } from '@bahai-friends/contract';
import type { Database, Queries } from '../db/database.ts';
import { readInSlices } from '../db/slices.ts';
import { DomainError } from '../errors/domain-error.ts';
import { keyFilePath, newKey, readKeyFile, writeKeyFile } from './key-file.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';
import {
  countSealedRows,
  deleteFormerIndexKeys,
  deleteSealedRows,
  findCheckValue,
  findCheckValueAndFormerKeys,
  findSealedAnewAt,
  insertCheckValue,
  listSealedRows,
  replaceCheckValue,
  type SealedRow,
} from './sealing.repository.ts';
import { type SealingKey, sealingKeyOf } from './sealing-key.ts';

/** The column for the keys of former blind indexes; they are sealed, too. */
export const FORMER_INDEX_KEYS = { table: 'installation', column: 'former-index-keys' } as const;

/**
 * The state of the key: `unused` before anything was sealed; `missing` when it is lost; `unfit` when there is one that
 * did not seal what is stored.
 */
export type SealingState = 'unused' | 'ready' | 'missing' | 'unfit';

/** Where the key is, by variables of the environment. */
interface KeyLocation {
  /** The key itself. */
  readonly SEALING_KEY?: Buffer | undefined;
  /** The folder with the key file, which counts when there is no such variable. */
  readonly DATA_DIR: string;
}

export type Sealing = ReturnType<typeof createSealing>;

/** A label for the texts of a column that cannot be read. */
const labelOf = ({ table, column, key }: SealedColumn, row: SealedRow): string =>
  `${column} of ${table} with the ${key} ${row.key}`;

/** The key from the variable or from its file. */
const keyAt = ({ SEALING_KEY, DATA_DIR }: KeyLocation) => SEALING_KEY ?? readKeyFile(DATA_DIR);

/** Makes a key file; one that another process makes at the same time is used instead. */
function madeKey(location: KeyLocation): { bytes: Buffer; isOurs: boolean } {
  const bytes = newKey();
  try {
    if (writeKeyFile(location.DATA_DIR, bytes)) return { bytes, isOurs: true };
  } catch (cause) {
    throw Object.assign(new DomainError('unavailable', say('sealing-key-not-kept')), { cause });
  }
  const others = readKeyFile(location.DATA_DIR);
  if (typeof others === 'string') throw unavailable();
  return { bytes: others, isOurs: false };
}

const unavailable = () => new DomainError('unavailable', say('sealing-key-not-there'));

const canOpen = (key: SealingKey, column: SealedColumn, { sealed }: SealedRow): boolean => {
  try {
    key.open(column, sealed);
    return true;
  } catch {
    return false;
  }
};

/** The rows of a column that a key does not open, a slice at a time; all of them without a key. */
async function* unreadableRows(db: Queries, column: SealedColumn, key: SealingKey | null) {
  for await (const rows of readInSlices<SealedRow>((last) => listSealedRows(db, column, last))) {
    yield key === null ? rows : rows.filter((row) => !canOpen(key, column, row));
  }
}

/**
 * The key that seals addresses, names and passwords, so that nobody can read them who has the database alone. It is
 * stored outside the database, which has a check value of the right key. The key is read each time, since other
 * processes may replace it; values derived from its bytes are cached as long as these are the same.
 */
export function createSealing(database: Pick<Database, 'reads' | 'writes'>, location: KeyLocation) {
  let known: { readonly bytes: Buffer; readonly key: SealingKey } | undefined;

  function keyOf(bytes: Buffer): SealingKey {
    if (!known?.bytes.equals(bytes)) known = { bytes, key: sealingKeyOf(bytes) };
    return known.key;
  }

  /** The key with those of former blind indexes, by which rows that were stored under them are still found. */
  function withFormer(bytes: Buffer, former: string | null): SealingKey {
    const key = keyOf(bytes);
    if (former === null) return key;
    const keys = JSON.parse(key.open(FORMER_INDEX_KEYS, former)) as string[];
    return sealingKeyOf(
      bytes,
      keys.map((text) => Buffer.from(text, 'base64url')),
    );
  }

  interface Seen {
    readonly state: SealingState;
    readonly bytes: Buffer | null;
    /** Derives the key; null unless it is ready. */
    readonly key: () => SealingKey | null;
  }

  async function look(): Promise<Seen> {
    const none = { bytes: null, key: () => null };
    const { checkValue, former } = await findCheckValueAndFormerKeys(database.reads);
    if (checkValue === null) return { state: 'unused', ...none };
    const bytes = keyAt(location);
    if (bytes === 'none') return { state: 'missing', ...none };
    const fits = bytes !== 'damaged' && keyOf(bytes).checkValue === checkValue;
    return fits
      ? { state: 'ready', bytes, key: () => withFormer(bytes, former) }
      : { state: 'unfit', ...none };
  }

  const find = async (): Promise<SealingKey | null> => (await look()).key();

  async function takeFirst(): Promise<void> {
    const given = keyAt(location);
    if (given === 'damaged') throw unavailable();
    const { bytes, isOurs } =
      given === 'none' ? madeKey(location) : { bytes: given, isOurs: false };
    const { checkValue } = sealingKeyOf(bytes);
    if (await insertCheckValue(database.writes, checkValue)) return;
    const stored = await findCheckValue(database.writes);
    // Another machine was first: its key is used, and this one has sealed nothing.
    if (isOurs && stored !== checkValue) rmSync(keyFilePath(location.DATA_DIR));
  }

  async function listUnreadable(key: SealingKey | null): Promise<string[]> {
    const labels: string[] = [];
    for (const column of SEALED_COLUMNS) {
      for await (const rows of unreadableRows(database.reads, column, key)) {
        labels.push(...rows.map((row) => labelOf(column, row)));
      }
    }
    return labels;
  }

  return {
    /** The state of the key now. */
    state: async (): Promise<SealingState> => (await look()).state,

    /** The key, when there is one that fits; this never makes one. */
    find,

    /**
     * The key; the first one is made now. It must not be called inside a transaction.
     *
     * @throws DomainError `unavailable` when what is stored was sealed with another one.
     */
    async key(): Promise<SealingKey> {
      let seen = await look();
      if (seen.state === 'unused') {
        await takeFirst();
        seen = await look();
      }
      const key = seen.key();
      if (key === null) throw unavailable();
      return key;
    },

    /** The key in base64, for a copy elsewhere; null when there is none that fits. */
    async printed(): Promise<string | null> {
      return (await look()).bytes?.toString('base64') ?? null;
    },

    /** The key's own bytes; null when there is none that fits. */
    bytes: async (): Promise<Buffer | null> => (await look()).bytes,

    /** How many stored texts cannot be read. */
    async countUnreadable(): Promise<number> {
      const key = await find();
      if (key === null) return countSealedRows(database.reads);
      return (await listUnreadable(key)).length;
    },

    /** The stored texts that cannot be read, each by its row. */
    listUnreadable: async (): Promise<string[]> => listUnreadable(await find()),

    /**
     * Deletes the keys of former blind indexes once no row needs them any more.
     *
     * @param isNeeded Whether a row needs them that was stored before the key was replaced at an instant.
     */
    async forgetFormerKeys(isNeeded: (at: string) => Promise<boolean>): Promise<void> {
      const at = await findSealedAnewAt(database.reads);
      if (at === null || (await isNeeded(at))) return;
      await deleteFormerIndexKeys(database.writes);
    },

    /** Goes on with the present key, or with a new one, and deletes the texts that it does not open. */
    async beginAnew(): Promise<void> {
      const { state } = await look();
      if (state === 'missing' || state === 'unfit') {
        const given = keyAt(location);
        const path = keyFilePath(location.DATA_DIR);
        if (given === 'damaged') renameSync(path, `${path}.damaged`);
        const { bytes } = typeof given === 'string' ? madeKey(location) : { bytes: given };
        await database.writes.transaction().execute(async (transaction) => {
          await replaceCheckValue(transaction, sealingKeyOf(bytes).checkValue);
          await deleteFormerIndexKeys(transaction);
        });
      }
      const key = await find();
      for (const column of SEALED_COLUMNS) {
        for await (const rows of unreadableRows(database.reads, column, key)) {
          await database.writes
            .transaction()
            .execute((transaction) => deleteSealedRows(transaction, column, rows));
        }
      }
    },
  };
}
