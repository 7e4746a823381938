import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
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
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', onIdleError);
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { dialect: 'postgres', reads: queries, writes: queries, close: () => queries.destroy() };
}
