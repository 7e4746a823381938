import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUOTE_FILE_FORMATS } from '@bahai-friends/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readQuoteFile } from '../features/quote-import/read-quote-file.ts';
import { LIMITS } from '../features/quote-import/testing/read-file.ts';
import { addQuotes } from '../testing/content.ts';
import { openMigrated } from '../testing/full-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

const exportTo = (path: string, environment: Readonly<Record<string, string>>) =>
  runAdmin(environment, ['export-quotes', path]);

describe.each(databaseEnvironments)('npm run admin -- export-quotes on $name', ({ make }) => {
  it('writes all quotes into a file of each kind, which can be read again', async () => {
    const environment = await make();
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    await addQuotes(database, { text: 'One', displayDate: '2026-03-21' }, { text: '=Two' });
    for (const format of QUOTE_FILE_FORMATS) {
      const path = join(temporaryFolder(), `quotes.${format}`);
      expect(await exportTo(path, environment)).toEqual({
        code: 0,
        stdout: `Exported 2 quotes to ${path}.\n`,
        stderr: '',
      });
      const reading = await readQuoteFile(readFileSync(path), format, {}, LIMITS);
      expect(reading).toMatchObject({
        quotes: [
          { text: 'One', source: 'Somebody', displayDate: '2026-03-21' },
          { text: '=Two', displayDate: null },
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
