/** SQLite's result codes that the product tells apart: https://www.sqlite.org/rescode.html */
const BUSY = 5;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;
/** SQLITE_IOERR_SHMSIZE, an extended code: there is no room for the shared memory beside a file, some 32 kB. */
const NO_ROOM_BESIDE = 4874;

function extendedCode(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { readonly errcode?: unknown };
  return typeof errcode === 'number' ? errcode : undefined;
}

/** The primary result code, which is the lowest byte; undefined when SQLite did not throw this. */
function resultCode(error: unknown): number | undefined {
  const code = extendedCode(error);
  return code === undefined ? undefined : code & 0xff;
}

export const isSqliteError = (error: unknown): boolean => resultCode(error) !== undefined;

/** Whether another connection holds the lock that was asked for. */
export const isSqliteBusy = (error: unknown): boolean => resultCode(error) === BUSY;

/** Whether the content of the file, not the machine, is the reason. */
export const isSqliteDamage = (error: unknown): boolean =>
  [CORRUPT, NOT_A_DATABASE].includes(resultCode(error) ?? 0);

export type SqliteErrorKind = 'busy' | 'disk-full';

/** The kind of a database error; undefined for a fault of the program. */
export function sqliteErrorKind(error: unknown): SqliteErrorKind | undefined {
  if (isSqliteBusy(error)) return 'busy';
  const isFull = resultCode(error) === FULL || extendedCode(error) === NO_ROOM_BESIDE;
  return isFull ? 'disk-full' : undefined;
}
