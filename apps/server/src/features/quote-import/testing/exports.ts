import type {
  Preview,
  Quote,
  QuoteFileFormat,
  Recipe,
  UploadResult,
} from '@bahai-friends/contract';
import type { Database } from '../../../db/database.ts';
import { addQuotes } from '../../../testing/content.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { loggedIn } from '../../../testing/test-browser.ts';
import { addUsers } from '../../../testing/test-users.ts';
import { sendForm } from '../../../testing/upload.ts';

/** A row of an exported CSV file; undefined leaves a cell as it is. */
export interface Edit {
  readonly text?: string;
  readonly source?: string;
  readonly displayDate?: string;
  readonly key?: string;
}

/** Rows of cells without separators, quotation marks or line breaks in them. */
const parseCsv = (csv: string): string[][] =>
  csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(',')).join('\n');

/** An exported file in which the rows with some texts are edited, in the order of the export. */
export function edited(csv: string, edits: Readonly<Record<string, Edit>>): string {
  const [head = [], ...rows] = parseCsv(csv);
  const after = rows.map((row) => {
    const edit = edits[row[0] ?? ''] ?? {};
    return head.map((column, index) => edit[column as keyof Edit] ?? row[index] ?? '');
  });
  return toCsv([head, ...after]);
}

/** The key that an exported file has for a text. */
export const keyIn = (csv: string, text: string): string =>
  parseCsv(csv)
    .find(([first]) => first === text)
    ?.at(-1) ?? '';

/** A site with a volunteer who exports and uploads. */
export async function exportingSite(database: Database) {
  await addUsers(database, { anna: 'Master Admin' });
  const browser = await loggedIn(await createTestApp(database), 'anna');
  const send = (
    call: 'check-conflicts' | 'upload' | 'preview' | `preview?rows=${string}`,
    content: string | Uint8Array,
    recipe?: Recipe,
    name = 'quotes.csv',
  ) =>
    sendForm(
      browser,
      call,
      ['file', content, name],
      ...(recipe ? [['recipe', JSON.stringify(recipe)] as const] : []),
    );
  const list = async (): Promise<Quote[]> => (await browser.send('GET', '/api/quotes')).json();
  return {
    database,
    browser,
    send,
    list,
    exported: async (format: QuoteFileFormat = 'csv') =>
      (await browser.send('GET', `/api/quotes/export?format=${format}`)).rawPayload,
    exportedCsv: async () => (await browser.send('GET', '/api/quotes/export')).body,
    preview: async (content: string, recipe?: Recipe): Promise<Preview> =>
      (await send('preview', content, recipe)).json(),
    statuses: async (content: string, recipe?: Recipe): Promise<string[]> =>
      (await send('preview', content, recipe))
        .json<Preview>()
        .rows.map(({ row, status }) => `${row} ${status}`),
    upload: async (content: string, recipe?: Recipe): Promise<UploadResult> => {
      const response = await send('upload', content, recipe);
      if (response.statusCode !== 201) throw new Error(response.body);
      return response.json();
    },
    /** Changes a quote as the form does. */
    edit: async (text: string, change: Partial<Quote>): Promise<void> => {
      const quote = (await list()).find((each) => each.text === text);
      const body = { ...quote, ...change };
      const response = await browser.call('PUT', `/api/quotes/${quote?.id}`, body);
      if (response.statusCode !== 200) throw new Error(response.body);
    },
    /** The stored quotes, in a few characters each. */
    contents: async (): Promise<string[]> =>
      (await list()).map(({ text, displayDate }) => `${displayDate ?? '-'} ${text}`).sort(),
  };
}

/** Two dates that exported quotes have. */
export const A = '2027-03-21';
export const B = '2027-03-22';

/** A site with an export: One on A, Two on B and Three without a date, in rows 2, 3 and 4. */
export async function siteWithExport(database: Database) {
  const made = await exportingSite(database);
  await addQuotes(
    database,
    { text: 'One', displayDate: A },
    { text: 'Two', displayDate: B, referenceUrl: 'https://example.org/' },
    { text: 'Three' },
  );
  return { ...made, csv: await made.exportedCsv() };
}
