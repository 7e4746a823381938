// Everything that is measured, one after the other, in one table.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { measureBytes } from './bytes.bench.ts';
import { measureCalendar } from './calendar.bench.ts';
import { measureFirstTable } from './first-table.bench.ts';
import { measureInstances } from './instances.bench.ts';
import { measureLighthouse } from './lighthouse.bench.ts';
import { measureLogin } from './login.bench.ts';
import { measureManageQuotes } from './manage-quotes.bench.ts';
import { type Row, report } from './measure.ts';
import { measureProcess } from './process.bench.ts';
import { measureQuoteList } from './quote-list.bench.ts';
import { measureQuoteText } from './quote-text.bench.ts';
import { measureRequests } from './requests.bench.ts';
import { measureSharePicture } from './share-picture.bench.ts';
import { measureUndo } from './undo.bench.ts';
import { measureUpgrade } from './upgrade.bench.ts';
import { measureUpload } from './upload.bench.ts';
import { measureWorkbench } from './workbench.bench.ts';
import { measureYear } from './year.bench.ts';

const RESULTS = fileURLToPath(new URL('results.json', import.meta.url));

const MEASUREMENTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  'what everybody reads': measureRequests,
  'several instances': measureInstances,
  'pictures of quotes': measureSharePicture,
  'the list of quotes': measureQuoteList,
  'the text of a quote': measureQuoteText,
  'files of quotes': measureUpload,
  'undoing what changed many quotes': measureUndo,
  'upgrades of 0.1.0': measureUpgrade,
  logins: async () => [await measureLogin()],
  'managing quotes': measureManageQuotes,
  'from login to the quotes': async () => [await measureFirstTable()],
  'the year of quotes': measureYear,
  'correcting a file': measureWorkbench,
  'the first visit in Lighthouse': measureLighthouse,
  'the first visit in bytes': measureBytes,
  'the process': measureProcess,
  'the calendar': measureCalendar,
};

const rows: Row[] = [];
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  console.error(`Measuring ${name} …`);
  rows.push(...(await measure()));
}
const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
writeFileSync(RESULTS, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
report(rows);
