import { HOSTILE_FILES } from '@bahai-friends/quote-sheet/testing/hostile-files';
import { sampleFile } from '@bahai-friends/spreadsheet/testing/sample-files';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { sendFile } from '../../testing/upload.ts';

const MEBIBYTE = 1024 * 1024;
const RESPONSE_MAX = 1_000_000;
const GOOD = 'text,source\nQuote,Source\n';

const hostile = (wanted: string) =>
  HOSTILE_FILES.find(({ name }) => name === wanted)?.make() ?? Buffer.alloc(0);

const REJECTED = [
  [
    'a file of 6 MiB',
    'a.csv',
    GOOD + '\n'.repeat(6 * MEBIBYTE),
    413,
    /^The file is larger than 5 MB/,
  ],
  ['an empty file', 'a.csv', '', 400, /^The file is empty/],
  ['CSV as XLSX', 'a.xlsx', GOOD, 400, /^The content of the file is not XLSX/],
  ['XLSX as CSV', 'a.csv', sampleFile('quotes.xlsx'), 400, /^The content of the file is not CSV/],
  ['XLSX as XLS', 'a.xls', sampleFile('quotes.xlsx'), 400, /^The content of the file is not XLS\b/],
  ['a protected XLSX', 'a.xlsx', sampleFile('protected.xlsx'), 400, /is password-protected/],
  ['a protected XLS', 'a.xls', sampleFile('protected.xls'), 400, /is password-protected/],
  [
    'many headings',
    'a.xlsx',
    hostile('16,000 headings that are one text of 30 kB'),
    400,
    /200 columns/,
  ],
  [
    'long dates',
    'a.xlsx',
    hostile('100 dates that are one text of 4 MB'),
    400,
    /100 rows have problems/,
  ],
  ['many sheets', 'a.xlsx', hostile('3,000 sheets'), 400, /more than 1,000 parts/],
  [
    'much text',
    'a.xls',
    hostile('80,000 cells with one text of 30 kB'),
    400,
    /characters together/,
  ],
  ['half of an XLSX', 'a.xlsx', sampleFile('quotes.xlsx').subarray(0, 4000), 400, /is damaged/],
  ['half of an XLS', 'a.xls', sampleFile('quotes.xls').subarray(0, 8000), 400, /is damaged/],
  [
    'cells that cannot be read',
    'a.xlsx',
    sampleFile('problems.xlsx'),
    400,
    /can be read in different ways: “03\/04\/2026”/,
  ],
] as const;

describe.each(databases)('a file that is rejected on $name', ({ open }) => {
  async function admin() {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    return loggedIn(await createTestApp(database), 'anna');
  }

  it('is rejected in the check and in the upload, leaves nothing behind and blocks no later upload', async () => {
    const browser = await admin();
    for (const [what, name, content, status, message] of REJECTED) {
      for (const call of ['check-conflicts', 'upload'] as const) {
        const response = await sendFile(browser, call, name, content);
        expect([what, response.statusCode]).toEqual([what, status]);
        expect(response.json().message).toMatch(message);
        expect(response.body.length).toBeLessThan(RESPONSE_MAX);
      }
    }
    expect((await browser.send('GET', '/api/quotes')).json()).toEqual([]);
    expect((await sendFile(browser, 'upload', 'a.csv', GOOD)).json()).toMatchObject({ created: 1 });
  });
});
