import { describe, expect, it } from 'vitest';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { readEnvironment } from './environment.ts';
import { runKillCycles } from './testing/kill-cycles.ts';
import { databaseEnvironments } from './testing/test-database.ts';
import { runUndoKillCycles } from './testing/undo-kill-cycles.ts';

const CYCLES = 4;
const UNDO_CYCLES = 2;

describe.each(databaseEnvironments)(
  'a server on $name that is killed while it writes',
  ({ make }) => {
    it('has all that it acknowledged, once, and no upload in part', async () => {
      const environment = await make();
      const { acknowledged, ...wrong } = await runKillCycles(environment, CYCLES);
      expect(wrong).toEqual({ lost: [], doubled: [], torn: [] });
      expect(acknowledged).toBeGreaterThan(CYCLES);
      // An SQLite file that is not sound is refused here.
      const database = openDatabase(readEnvironment(environment), () => {});
      await migrate(database);
      await database.close();
    });

    it('has undone all of a batch or nothing', async () => {
      const { torn } = await runUndoKillCycles(await make(), UNDO_CYCLES);
      expect(torn).toEqual([]);
    });
  },
);
