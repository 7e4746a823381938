import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { readEnvironment } from '../environment.ts';
import { findLastBackup } from '../features/backups/backups.repository.ts';
import { fill, openMigrated } from '../testing/full-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

const OWN = /^bahai-friends-\d{8}T\d{6}Z\.sqlite$/;
const OLD = ['01', '02', '03'].map((day) => `bahai-friends-202501${day}T031500Z.sqlite`);

function folderWithOldOnes(): string {
  const folder = temporaryFolder();
  for (const name of [...OLD, 'holiday.sqlite']) writeFileSync(join(folder, name), 'old');
  return folder;
}

describe.each(databaseEnvironments)(
  'npm run admin -- backup --keep on $name',
  ({ make, migrated }) => {
    it('writes a file named by its time, keeps so many, and notes it', async () => {
      const environment = await migrated();
      await fill(environment);
      const folder = folderWithOldOnes();
      const { code, stdout, stderr } = await runAdmin(environment, [
        'backup',
        '--keep',
        '2',
        folder,
      ]);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(
        /^Wrote a backup .* \(\d+ kB\)\.\nRemoved 2 older than the newest 2\.\nUsed the .+\.\n$/,
      );
      const left = readdirSync(folder).toSorted();
      expect(left).toEqual([OLD[2], expect.stringMatching(OWN), 'holiday.sqlite']);
      const database = openDatabase(readEnvironment(environment), () => {});
      const noted = await findLastBackup(database.reads);
      await database.close();
      expect(noted).toEqual({ at: expect.any(String), way: 'command' });
      const stamp = noted?.at.replaceAll(/[-:]|\.\d+/g, '');
      expect(left[1]).toBe(`bahai-friends-${stamp}.sqlite`);
    });

    it('removes nothing when no new one could be written', async () => {
      const folder = folderWithOldOnes();
      const before = readdirSync(folder);
      const { code } = await runAdmin(await make(), ['backup', '--keep', '1', folder]);
      expect([code, readdirSync(folder)]).toEqual([1, before]);
    });
  },
);

describe('npm run admin -- backup --keep', () => {
  it.each(['0', '-1', 'many', '1.5', '10001', ''])('refuses to keep %j', async (keep) => {
    const environment = { DATA_DIR: temporaryFolder() };
    await (await openMigrated(environment)).close();
    const folder = temporaryFolder();
    const args = ['backup', `--keep=${keep}`, folder];
    const { code, stderr } = await runAdmin(environment, args);
    expect([code, stderr]).toEqual([1, '--keep must be a whole number from 1 to 10,000.\n']);
    expect(readdirSync(folder)).toEqual([]);
  });
});
