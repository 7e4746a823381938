import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

type Environment = Readonly<Record<string, string>>;

/** Runs a command that fails, and returns the one line that it prints. */
async function lineOf(environment: Environment, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runAdmin(environment, args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trim();
}

describe.each(databaseEnvironments)(
  'a command that cannot be done on $name',
  ({ name, make, migrated }) => {
    it('says which settings name another database when there is none yet', async () => {
      const environment = await make();
      const expected =
        name === 'SQLite'
          ? /^There is no database at \S+ yet: start the site once, or let DATA_DIR or DATABASE_URL name the one that is meant\.$/
          : /^The PostgreSQL database holds nothing yet: start the site once, or let DATABASE_URL name the one that is meant\.$/;
      for (const args of [['audit'], ['backup', join(temporaryFolder(), 'backup')]]) {
        expect(await lineOf(environment, args)).toMatch(expected);
      }
    });

    it('says that a folder is no backup, and changes nothing', async () => {
      const environment = await migrated();
      const folder = temporaryFolder();
      expect(await lineOf(environment, ['restore', folder])).toBe(
        `The file ${folder} is a folder: name the backup in it. Nothing was changed.`,
      );
    });

    it('says that backups are kept in a folder', async () => {
      const environment = await migrated();
      const file = join(temporaryFolder(), 'file');
      writeFileSync(file, '');
      expect(await lineOf(environment, ['backup', '--keep', '3', file])).toBe(
        `--keep: ${file} is a file. Name the folder in which the backups are kept.`,
      );
    });

    it('says that a backup is a file, with a name and a folder', async () => {
      const environment = await migrated();
      const folder = temporaryFolder();
      mkdirSync(join(folder, 'backups'));
      writeFileSync(join(folder, 'file'), '');
      const backup = (...path: string[]) => lineOf(environment, ['backup', join(folder, ...path)]);
      expect(await backup('backups')).toMatch(
        / cannot be written: it is a folder; name a file in it\.$/,
      );
      expect(await backup('file', 'backup')).toMatch(
        / cannot be written: its folder does not exist\.$/,
      );
      expect(readdirSync(join(folder, 'backups'))).toEqual([]);
    });
  },
);

describe('a command that there is not', () => {
  it.each([
    ['bakcup', 'backup'],
    ['Restore', 'restore'],
    ['set-password', 'reset-password'],
    ['export-quote', 'export-quotes'],
    ['audits', 'audit'],
    ['migrate', 'migrate-to-postgres'],
    ['Export', 'export-quotes'],
  ])('%s is perhaps %s', async (typed, meant) => {
    expect(await lineOf({}, [typed, 'x'])).toBe(
      `There is no command '${typed}'. Did you mean '${meant}'? 'npm run admin' explains all.`,
    );
  });

  it.each(['constructor', 'quotes', 'c', 'reset'])('%s is nothing like one', async (typed) => {
    expect(await lineOf({}, [typed])).toBe(
      `There is no command '${typed}'. 'npm run admin' explains all.`,
    );
  });
});
