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
  /** What each connection is told before anything else. */
  readonly firstQuery?: string;
}

/** Changes do not wait for a lock forever. Not as a parameter of the connection: poolers between refuse those. */
export const LIMIT_LOCK_WAITS = `set lock_timeout = '${LOCK_TIMEOUT_SECONDS}s'`;

export function createPool({
  connectionString,
  onIdleError,
  clients,
  firstQuery,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Waited for by the pool, which ends the connection when it fails. Kysely's own hook would keep the
    // place of a connection that is lost there, and the pool would wait for it when it is closed.
    async onConnect(client) {
      // Without listeners a lost connection would end the process: the pool emits errors of idle
      // connections, each of the others its own, besides failing its query.
      client.on('error', () => {});
      clients.add(client as pg.Client);
      client.once('end', () => clients.delete(client as pg.Client));
      if (firstQuery !== undefined) await client.query(firstQuery);
    },
  });
  pool.on('error', onIdleError);
  return pool;
}
