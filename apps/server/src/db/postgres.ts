import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ContentNotices } from './content-notices.ts';
import type { Database } from './database.ts';
import { notingWrites } from './noted-writes.ts';
import type { Tables } from './tables.ts';

/** Connections that one instance holds at most. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** Opens a pool on a PostgreSQL database; it connects at the first query. */
export function openPostgres(
  connectionString: string,
  onIdleError: (error: Error) => void,
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without listeners a connection that is lost would end the process: the pool speaks for idle ones,
  // each of the others for itself, besides failing its query.
  pool.on('error', onIdleError);
  const clients = new Set<pg.Client>();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    clients.add(client);
  });
  pool.on('remove', (client) => void clients.delete(client));
  const notices = new ContentNotices(connectionString, {
    onLost: onIdleError,
    onUnreachable() {
      // Their queries fail now rather than when the operating system gives up, in a quarter of an hour.
      for (const client of clients) client.connection.stream.destroy();
    },
  });
  const dialect = new PostgresDialect({ pool });
  return {
    dialect: 'postgres',
    reads: new Kysely<Tables>({ dialect }),
    writes: new Kysely<Tables>({ dialect: notingWrites(dialect, () => notices.changed()) }),
    revision: () => notices.revision(),
    async close() {
      await notices.close();
      await pool.end();
    },
  };
}
