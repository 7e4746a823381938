// Brings the database of the environment up to date, and is killed before one of the statements: by its number, the
// first argument. When there are fewer, it ends by itself and prints their number.
import { systemClock } from '../clock.ts';
import { useCompileCache } from '../compile-cache.ts';
import type { Database, Queries } from '../db/database.ts';

useCompileCache();
const { openDatabase } = await import('../db/open-database.ts');
const { readEnvironment } = await import('../environment.ts');
const { upgrade } = await import('../maintenance/upgrade.ts');

let count = 0;

/** The same queries, counted as they are sent. */
function killedBefore(queries: Queries, last: number): Queries {
  return queries.withPlugin({
    transformQuery({ node }) {
      count += 1;
      if (count === last) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

const environment = readEnvironment();
const database = openDatabase(environment, () => {});
const watched: Database = {
  ...database,
  writes: killedBefore(database.writes, Number(process.argv[2])),
};
await upgrade(watched, environment, systemClock);
await database.close();
process.stdout.write(String(count));
