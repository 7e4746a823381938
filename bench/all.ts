// Runs every benchmark, one after the other, and prints all rows in one table.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { measureInstances } from './endurance/instances.bench.ts';
import { measureLetters } from './endurance/letters.bench.ts';
import { measureNotifications } from './endurance/notifications.bench.ts';
import { measurePosts } from './endurance/posts.bench.ts';
import { measureProcess } from './endurance/process.bench.ts';
import { measureUpgrade } from './endurance/upgrade.bench.ts';
import { type Row, report } from './support/measure.ts';
import { measureAnswers } from './visitors/answers.bench.ts';
import { measureBytes } from './visitors/bytes.bench.ts';
import { measureCalendar } from './visitors/calendar.bench.ts';
import { measureFirstTable } from './visitors/first-table.bench.ts';
import { measureLighthouse } from './visitors/lighthouse.bench.ts';
import { measureRequests } from './visitors/requests.bench.ts';
import { measureSharePicture } from './visitors/share-picture.bench.ts';
import { measureAttention } from './volunteers/attention.bench.ts';
import { measureCreateQuote } from './volunteers/create-quote.bench.ts';
import { measureLogin } from './volunteers/login.bench.ts';
import { measureManageQuotes } from './volunteers/manage-quotes.bench.ts';
import { measurePasswordReset } from './volunteers/password-reset.bench.ts';
import { measureQuoteList } from './volunteers/quote-list.bench.ts';
import { measureQuoteText } from './volunteers/quote-text.bench.ts';
import { measureTranslations } from './volunteers/translations.bench.ts';
import { measureUndo } from './volunteers/undo.bench.ts';
import { measureUpload } from './volunteers/upload.bench.ts';
import { measureWorkbench } from './volunteers/workbench.bench.ts';
import { measureYear } from './volunteers/year.bench.ts';

const RESULTS = fileURLToPath(new URL('results.json', import.meta.url));

const MEASUREMENTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  'what everybody reads': measureRequests,
  'several instances': measureInstances,
  'pictures of quotes': measureSharePicture,
  'answers to a gathering': async () => [await measureAnswers()],
  'the list of quotes': measureQuoteList,
  'the text of a quote': measureQuoteText,
  'files of quotes': measureUpload,
  'files of quotes in every language': measureTranslations,
  'undoing what changed many quotes': measureUndo,
  'upgrades of 0.1.0': measureUpgrade,
  logins: async () => [await measureLogin()],
  'links to new passwords': async () => [await measurePasswordReset()],
  'managing quotes': measureManageQuotes,
  'what needs a volunteer': measureAttention,
  'adding quotes': async () => [await measureCreateQuote()],
  'from login to the quotes': async () => [await measureFirstTable()],
  'the year of quotes': measureYear,
  'correcting a file': measureWorkbench,
  'the first visit in Lighthouse': measureLighthouse,
  'the first visit in bytes': measureBytes,
  letters: measureLetters,
  notifications: measureNotifications,
  'posts and webhooks': measurePosts,
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
