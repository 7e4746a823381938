import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { OperatorError } from '../errors/operator-error.ts';
import { temporaryFolder } from '../testing/test-database.ts';
import { explainingFullDisk } from './full-disk.ts';
import { migrate } from './migrate.ts';
import { openSqliteCopy } from './sqlite/sqlite-copy.ts';
import { openingSqliteFile } from './sqlite/sqlite-file-check.ts';

const EMBEDDED = { DATA_DIR: '/srv/data' };
const POSTGRES = { DATA_DIR: '/srv/data', DATABASE_URL: 'postgres://db.example/friends' };
const errorWith = (fields: object) => Object.assign(new Error('failed'), fields);
const SQLITE_FULL = { code: 'ERR_SQLITE_ERROR', errcode: 13 };

describe('a full disk', () => {
  it.each([
    ['of the data', EMBEDDED, SQLITE_FULL, 'The disk of /srv/data is full'],
    ['of temporary files', POSTGRES, SQLITE_FULL, `The disk of ${tmpdir()} is full`],
    ['of PostgreSQL', POSTGRES, { code: '53100' }, 'The disk of the PostgreSQL server is full'],
    [
      'that was copied to',
      EMBEDDED,
      { code: 'ENOSPC', path: '/mnt/backup', dest: '/srv/data/copy' },
      'The disk of /srv/data/copy is full',
    ],
    [
      'that was written to',
      EMBEDDED,
      { code: 'ENOSPC', path: '/mnt/x' },
      'The disk of /mnt/x is full',
    ],
  ])('%s is named', async (_name, settings, error, message) => {
    const failing = explainingFullDisk(settings, async () => {
      throw errorWith(error);
    });
    await expect(failing).rejects.toThrow(OperatorError);
    await expect(failing).rejects.toThrow(`${message}: make room there and try again.`);
  });

  it('is named where a database cannot be brought up to date', async () => {
    const database = openSqliteCopy(join(temporaryFolder(), 'small.sqlite'));
    // This limit of SQLite fails as a full disk does.
    await sql`pragma max_page_count = 5`.execute(database.writes);
    const failing = explainingFullDisk(EMBEDDED, () => migrate(database));
    await expect(failing).rejects.toThrow('The disk of /srv/data is full: make room there');
    await database.close();
  });

  it('is named where a file cannot be opened, as there is no room for what stands beside it', async () => {
    const error = errorWith({ code: 'ERR_SQLITE_ERROR', errcode: 4874 });
    const open = async () =>
      openingSqliteFile('/srv/data/bahai-friends.sqlite', () => {
        throw error;
      });
    const failing = explainingFullDisk(EMBEDDED, open);
    await expect(failing).rejects.toThrow('The disk of /srv/data is full: make room there');
  });

  it('is not what else goes wrong', async () => {
    const error = errorWith({ code: 'ENOENT' });
    await expect(explainingFullDisk(EMBEDDED, async () => Promise.reject(error))).rejects.toBe(
      error,
    );
    expect(await explainingFullDisk(EMBEDDED, async () => 7)).toBe(7);
  });
});
