import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database.ts';
import { withWriteListener } from '../on-write.ts';
import type { Tables } from '../tables/index.ts';
import { createPool, LIMIT_LOCK_WAITS, type PoolOptions } from './postgres-connections.ts';
import { PostgresContentVersion } from './postgres-content-version.ts';

/**
 * Opens a PostgreSQL database; it connects at the first query. Reading has a pool of its own: changes that wait for
 * each other may take all connections of theirs.
 *
 * @param openPool Makes these two pools. Tests give one that reuses connections: each opens a database for a moment.
 */
export function openPostgres(
  connectionString: string,
  onIdleError: (error: Error) => void,
  openPool: (options: PoolOptions) => PostgresPool = createPool,
): Database {
  const clients = new Set<pg.Client>();
  const connection = { connectionString, onIdleError, clients };
  const readers = openPool(connection);
  const writers = openPool({ ...connection, ...LIMIT_LOCK_WAITS });
  const version = new PostgresContentVersion(connectionString, {
    onLost: onIdleError,
    onUnreachable() {
      // Queries under way fail now. Otherwise they would fail when the operating system gives up, after a quarter of an
      // hour.
      for (const client of clients) client.connection.stream.destroy();
    },
  });
  const writing = withWriteListener(new PostgresDialect({ pool: writers }), {
    onEnd: () => version.onWrite(),
  });
  return {
    dialect: 'postgres',
    reads: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readers }) }),
    writes: new Kysely<Tables>({ dialect: writing }),
    contentVersion: () => version.current(),
    isWriting: () => false,
    async close() {
      await Promise.all([version.close(), readers.end(), writers.end()]);
    },
  };
}
