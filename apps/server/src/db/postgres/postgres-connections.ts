import { CompiledQuery, type DatabaseConnection, type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Connections of one pool; an instance has a pool for reading and one for writing. */
const POOL_SIZE = 5;
const CONNECT_TIMEOUT_MS = 5000;
/** A change that waits longer for another one's lock is rejected: its volunteer sits before a spinner. */
const LOCK_TIMEOUT_SECONDS = 30;

interface PoolOptions {
  readonly connectionString: string;
  readonly onIdleError: (error: Error) => void;
  /** Is filled with the connections of the pool that are open. */
  readonly clients: Set<pg.Client>;
}

export function createPool({ connectionString, onIdleError, clients }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without listeners a lost connection would end the process: the pool emits errors of idle connections,
  // each of the others its own, besides failing its query.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    client.on('error', () => {});
    clients.add(client);
  });
  pool.on('remove', (client) => void clients.delete(client));
  return pool;
}

/** Not as a parameter of the connection: poolers between refuse those. */
async function limitLockWaits(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(`set lock_timeout = '${LOCK_TIMEOUT_SECONDS}s'`));
}

/** Kysely's dialect for changes, which do not wait for a lock forever. */
export const writingDialect = (pool: pg.Pool): Dialect =>
  new PostgresDialect({ pool, onCreateConnection: limitLockWaits });
