import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUOTE_FILE_FORMATS } from '@bahai-friends/contract';
import { readQuoteFile } from '@bahai-friends/quote-sheet';
import { LIMITS } from '@bahai-friends/quote-sheet/testing/read-file';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addQuotes } from '../testing/content.ts';
import { openMigrated } from '../testing/full-database.ts';
import { ADMIN } from '../testing/program-paths.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

const exportTo = (path: string, environment: Readonly<Record<string, string>>) =>
  runAdmin(environment, ['export-quotes', path]);

describe.each(databaseEnvironments)('npm run admin -- export-quotes on $name', ({ migrated }) => {
  it('writes all quotes into a file of each kind, which can be read again', async () => {
    const environment = await migrated();
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await addQuotes(database, { text: 'One', displayDate: '2026-03-21' }, { text: '=Two' });
    for (const format of QUOTE_FILE_FORMATS) {
      const path = join(temporaryFolder(), `quotes.${format}`);
      expect(await exportTo(path, environment)).toEqual({
        code: 0,
        stdout: expect.stringMatching(`^Exported 2 quotes to ${path}\\.\nUsed the .+\\.\n$`),
        stderr: '',
      });
      const reading = await readQuoteFile(readFileSync(path), format, {}, LIMITS);
      expect(reading).toMatchObject({
        rows: [
          { values: { text: 'One', source: 'Somebody', displayDate: '2026-03-21' } },
          { values: { text: '=Two', displayDate: null } },
        ],
      });
    }
  });
});

describe('npm run admin -- export-quotes', () => {
  const makeEmpty = async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    await (await openMigrated(environment)).close();
    return environment;
  };

  it('says of a file that it is too large to be uploaded again', async () => {
    const environment = { ...(await makeEmpty()), UPLOAD_MAX_BYTES: '1024' };
    const saidOf = async (format: string) => {
      const path = join(temporaryFolder(), `quotes.${format}`);
      const [, ...lines] = (await exportTo(path, environment)).stdout.split('\n');
      return lines.slice(0, -2);
    };
    const tooLarge = 'It is larger than an upload may be (UPLOAD_MAX_BYTES).';
    expect(await saidOf('xls')).toEqual([`${tooLarge} A .xlsx is usually smaller.`]);
    expect(await saidOf('xlsx')).toEqual([tooLarge]);
    expect(await saidOf('csv')).toEqual([]);
  });

  it('never writes over a file', async () => {
    const path = join(temporaryFolder(), 'mine.csv');
    writeFileSync(path, 'mine');
    expect(await exportTo(path, await makeEmpty())).toEqual({
      code: 1,
      stdout: '',
      stderr: `The file ${path} cannot be written: it exists already.\n`,
    });
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it('leaves nothing behind of a file that could not be written whole', async () => {
    const environment = { DATA_DIR: temporaryFolder() };
    const database = await openMigrated(environment);
    await addQuotes(database, ...Array.from({ length: 500 }, () => ({ text: 'x'.repeat(500) })));
    await database.close();
    const folder = temporaryFolder();
    // The file would have 250 kB; only this much can be written, in blocks of 512 bytes.
    const script = 'ulimit -f 160 && exec "$0" "$@"';
    const args = [
      '-c',
      script,
      process.execPath,
      ADMIN,
      'export-quotes',
      join(folder, 'quotes.csv'),
    ];
    const { status, stderr } = spawnSync('sh', args, { env: environment, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('EFBIG')]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['quotes.pdf', /^The file must end in \.csv, \.xlsx or \.xls\.$/],
    ['/nowhere/at/all/quotes.csv', /^The file \S+ cannot be written: its folder does not exist/],
  ])('says in one line why it cannot write %s', async (path, pattern) => {
    const { code, stderr } = await exportTo(path, await makeEmpty());
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(pattern);
    expect(stderr.trim()).not.toContain('\n');
  });
});
