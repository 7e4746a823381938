import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { createPool } from '../db/postgres/postgres-connections.ts';
import { openPostgres } from '../db/postgres/postgres-database.ts';

/** The connections of a PostgreSQL database that is opened by one test after another. */
export interface KeptConnections {
  /** Opens the database. Closing it waits for queries under way; later ones fail, and the connections stay. */
  open(): Database;
  /** Works on the database while no test has it open. */
  use<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** Closes the connections. */
  end(): Promise<void>;
}

/** What a test sees of a pool: a pool of its own. */
function poolOfOneTest(pool: pg.Pool): PostgresPool {
  let inUse = 0;
  let isEnded = false;
  let onAllReturned = () => {};
  const giveBack = () => {
    inUse -= 1;
    if (inUse === 0) onAllReturned();
  };
  return {
    options: pool.options,
    async connect() {
      if (isEnded) throw new Error('Cannot use a pool after calling end on the pool');
      inUse += 1;
      const client = await pool.connect().catch((error: unknown) => {
        giveBack();
        throw error;
      });
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        giveBack();
      };
      return client;
    },
    async end() {
      isEnded = true;
      if (inUse === 0) return;
      await new Promise<void>((resolve) => {
        onAllReturned = resolve;
      });
    },
  };
}

/**
 * Keeps connections for tests: a new one costs the server ten times what the queries of most tests do. Where a server
 * becomes unreachable, only the first database that is opened ends them: tests of that open databases of their own.
 *
 * @param connectionString The address of the database.
 */
export function keepConnections(connectionString: string): KeptConnections {
  /** By the first query of their connections, in which they differ. */
  const pools = new Map<string | undefined, pg.Pool>();
  return {
    open: () =>
      openPostgres(
        connectionString,
        () => {},
        (options) => {
          const pool = pools.get(options.firstQuery) ?? createPool(options);
          pools.set(options.firstQuery, pool);
          return poolOfOneTest(pool);
        },
      ),
    async use(work) {
      const [pool] = pools.values();
      if (!pool) throw new Error('The database was never opened');
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    },
    async end() {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}
