import { describe, expect, it } from 'vitest';
import { runSenderKillCycles } from '../testing/sender-kill-cycles.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

const LETTERS = 120;
const KILLS = 4;

describe.each(databaseEnvironments)(
  'a sender on $name that is killed while it works',
  ({ make }) => {
    it('loses no letter, and repeats none but what a kill has cut off, once for each', async () => {
      const environment = { DATA_DIR: temporaryFolder(), ...(await make()) };
      const report = await runSenderKillCycles(environment, { letters: LETTERS, kills: KILLS });
      expect(report).toMatchObject({ sent: LETTERS, lost: [], repeatedTooOften: [] });
    });
  },
);
