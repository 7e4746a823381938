import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import type { Tables } from '../tables/index.ts';
import { withWriteListener } from '../write-listener.ts';
import { PostgresContentVersion } from './postgres-content-version.ts';

/** Connections that one instance holds at most for reading, and as many for writing. */
const POOL_SIZE = 5;
const CONNECT_TIMEOUT_MS = 5000;
/** A change that waits longer for somebody else's lock is refused: its volunteer sits before a spinner. */
const LOCK_TIMEOUT_SECONDS = 30;

interface PoolOptions {
  readonly connectionString: string;
  readonly onIdleError: (error: Error) => void;
  /** Holds those of its connections that are open. */
  readonly clients: Set<pg.Client>;
}

function createPool({ connectionString, onIdleError, clients }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without listeners a connection that is lost would end the process: the pool speaks for idle ones,
  // each of the others for itself, besides failing its query.
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

/**
 * Opens a PostgreSQL database; it connects at the first query. Changes wait for each other, each on a
 * connection of its own: reading has others, or it would wait with them.
 */
export function openPostgres(
  connectionString: string,
  onIdleError: (error: Error) => void,
): Database {
  const clients = new Set<pg.Client>();
  const readers = createPool({ connectionString, onIdleError, clients });
  const writers = createPool({ connectionString, onIdleError, clients });
  const version = new PostgresContentVersion(connectionString, {
    onLost: onIdleError,
    onUnreachable() {
      // Their queries fail now rather than when the operating system gives up, in a quarter of an hour.
      for (const client of clients) client.connection.stream.destroy();
    },
  });
  const dialect = new PostgresDialect({ pool: writers, onCreateConnection: limitLockWaits });
  const writing = withWriteListener(dialect, () => version.onWrite());
  return {
    dialect: 'postgres',
    reads: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readers }) }),
    writes: new Kysely<Tables>({ dialect: writing }),
    contentVersion: () => version.current(),
    async close() {
      await Promise.all([version.close(), readers.end(), writers.end()]);
    },
  };
}
