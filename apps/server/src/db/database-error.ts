/** Why a database could not do what it was asked, when the request itself was right. */
export type DatabaseErrorKind = 'unavailable' | 'busy' | 'disk-full';

/** SQLite: https://www.sqlite.org/rescode.html, the primary code in the lowest byte. */
const SQLITE_FAULTS: Readonly<Record<number, DatabaseErrorKind>> = { 5: 'busy', 13: 'disk-full' };

/** Of the network, by the code of Node's error. */
const NETWORK_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);

/** PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_DISK_FULL = '53100';
const POSTGRES_UNAVAILABLE = new Set([
  '25006', // read_only_sql_transaction: a standby, while another server takes over
  '53200', // out_of_memory
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
const POSTGRES_CONNECTION_CLASS = /^08/;
/** Locks that waited for each other, and a statement that took too long. */
const POSTGRES_BUSY = new Set(['40P01', '57014', '55P03']);

/** The driver gives what it says of a connection itself no code. */
const DRIVER_CONNECTION_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

function faultOfCode(code: string): DatabaseErrorKind | undefined {
  if (code === POSTGRES_DISK_FULL) return 'disk-full';
  if (POSTGRES_BUSY.has(code)) return 'busy';
  const isUnavailable =
    NETWORK_FAULTS.has(code) ||
    POSTGRES_UNAVAILABLE.has(code) ||
    POSTGRES_CONNECTION_CLASS.test(code);
  return isUnavailable ? 'unavailable' : undefined;
}

/** Tells faults of the database apart from those of the program; undefined for the latter. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, syscall } = error as NodeJS.ErrnoException & { errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE_FAULTS[errcode & 0xff];
  // The socket file of a server on the same machine is there only while that server runs.
  if (code === 'ENOENT' && syscall === 'connect') return 'unavailable';
  const found = typeof code === 'string' ? faultOfCode(code) : undefined;
  return found ?? (DRIVER_CONNECTION_MESSAGE.test(error.message) ? 'unavailable' : undefined);
}
