/** Errors of the network, by the code of Node's error. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);

/** Codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DISK_FULL = '53100';
const UNAVAILABLE = new Set([
  '25006', // read_only_sql_transaction: a standby, while another server takes over
  '53200', // out_of_memory
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
const CONNECTION_CLASS = /^08/;
/** deadlock_detected, query_canceled (a statement that took too long), lock_not_available. */
const BUSY = new Set(['40P01', '57014', '55P03']);

/** Errors of the driver about a connection have no code. */
const DRIVER_MESSAGE =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

export type PostgresErrorKind = 'unavailable' | 'busy' | 'disk-full';

function kindOfCode(code: string): PostgresErrorKind | undefined {
  if (code === DISK_FULL) return 'disk-full';
  if (BUSY.has(code)) return 'busy';
  const isUnavailable =
    NETWORK_CODES.has(code) || UNAVAILABLE.has(code) || CONNECTION_CLASS.test(code);
  return isUnavailable ? 'unavailable' : undefined;
}

/** The kind of a database error; undefined for a fault of the program. */
export function postgresErrorKind(error: Error): PostgresErrorKind | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // The socket file of a server on the same machine is there only while that server runs.
  if (code === 'ENOENT' && syscall === 'connect') return 'unavailable';
  const kind = typeof code === 'string' ? kindOfCode(code) : undefined;
  return kind ?? (DRIVER_MESSAGE.test(error.message) ? 'unavailable' : undefined);
}
