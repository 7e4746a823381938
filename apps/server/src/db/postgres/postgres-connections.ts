import pg from 'pg';
import { MARK_AS_THIS_VERSION } from './postgres-sessions.ts';

/** Connections of one pool; an instance has a pool for reading and one for writing. */
const POOL_SIZE = 5;
const CONNECT_TIMEOUT_MS = 5000;
/** A change that waits longer for another one's lock is rejected: a volunteer is waiting for it. */
const LOCK_TIMEOUT_SECONDS = 30;

export interface PoolOptions {
  readonly connectionString: string;
  readonly onIdleError: (error: Error) => void;
  /** Gets the connections of the pool that are open. */
  readonly clients: Set<pg.Client>;
  /** How long a caller waits for a connection while others use all of them. */
  readonly lineTimeoutMs?: number;
  /** The first query of each connection. */
  readonly firstQuery?: string;
}

/**
 * Limits how long a change waits for a lock, and for a connection while those that wait for a lock have all of them.
 * The first is no parameter of the connection: poolers in between refuse those.
 */
export const LIMIT_LOCK_WAITS = {
  firstQuery: `set lock_timeout = '${LOCK_TIMEOUT_SECONDS}s'`,
  lineTimeoutMs: LOCK_TIMEOUT_SECONDS * 1000,
} as const;

/** The pool has one limit for both connecting and waiting in line: this class gives connecting a limit of its own. */
class ConnectingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  }
}

export function createPool({
  connectionString,
  onIdleError,
  clients,
  lineTimeoutMs = CONNECT_TIMEOUT_MS,
  firstQuery,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    Client: ConnectingClient,
    connectionTimeoutMillis: lineTimeoutMs,
    // The pool waits for this, and ends the connection when it fails. If a connection were lost in Kysely's own hook,
    // its place in the pool would stay taken, and closing the pool would wait for it.
    async onConnect(client) {
      // A lost connection emits an error, which would end the process without a listener. The pool listens to idle
      // connections only.
      client.on('error', () => {});
      clients.add(client as pg.Client);
      client.once('end', () => clients.delete(client as pg.Client));
      await client.query([MARK_AS_THIS_VERSION, ...(firstQuery ? [firstQuery] : [])].join('; '));
    },
  });
  pool.on('error', onIdleError);
  return pool;
}
