// A year's work of a large community in one file: checking and uploading 20,000 quotes from an Excel
// workbook, and the same file again, held against the library's own reading of that file, and what
// visitors feel meanwhile.
import { addDays } from '@bahai-friends/badi-calendar';
import type { NewQuote } from '@bahai-friends/contract';
import { read } from '@e965/xlsx';
import { writeQuoteFile } from '../apps/server/src/features/quote-import/write-quote-file.ts';
import type { HttpVisitor } from '../apps/server/src/testing/http-visitor.ts';
import { type RunningSite, runSite } from '../scripts/running-site.ts';
import { median, p99, type Row, readingTimes, report, timeOf } from './measure.ts';
import { inFolder, loggedIn, PASSWORD } from './servers.ts';

const QUOTES = 20_000;
const ROUNDS = 5;
/** Times of the library's own reading. */
const GOAL = 2;
const READS = 200;
/** What happens to each file, in this order. */
const STEPS = [
  { name: 'check-conflicts', call: 'check-conflicts' },
  { name: 'upload', call: 'upload' },
  { name: 'check-conflicts again', call: 'check-conflicts' },
  { name: 'upload again', call: 'upload' },
] as const;
/** Milliseconds within which visitors are answered meanwhile. */
const VISITORS_GOAL = 50;

function manyQuotes(round: number): NewQuote[] {
  return Array.from({ length: QUOTES }, (_, index) => ({
    text: `Round ${round}, quote ${index}: ${'a text of about the usual length, '.repeat(5)}`,
    source: `Source ${index % 300}`,
    displayDate: addDays('2030-01-01', index),
    referenceUrl: `https://example.org/library/${index}`,
  }));
}

async function send(volunteer: HttpVisitor, call: string, file: File): Promise<void> {
  const form = new FormData();
  form.set('file', file);
  const response = await volunteer.call('POST', `/api/quotes/${call}`, form);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** Check and upload of a new file each round, twice, and the library's own reading of it. */
async function measure(site: RunningSite): Promise<Row[]> {
  const volunteer = await loggedIn(site.url);
  const own: number[] = [];
  const steps = STEPS.map((step) => ({ ...step, times: [] as number[] }));
  const visitors: number[] = [];
  const quiet = p99(await readingTimes(site.url, READS));
  for (let round = 0; round < ROUNDS; round += 1) {
    const bytes = writeQuoteFile(manyQuotes(round), 'xlsx');
    const file = new File([Buffer.from(bytes)], 'quotes.xlsx');
    own.push(await timeOf(() => read(bytes, { type: 'buffer' })));
    for (const { call, times } of steps) {
      times.push(await timeOf(() => send(volunteer, call, file)));
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const bytes = writeQuoteFile(manyQuotes(ROUNDS + round), 'xlsx');
    const file = new File([Buffer.from(bytes)], 'quotes.xlsx');
    for (const { call } of STEPS) {
      visitors.push(...(await readingTimes(site.url, 1, send(volunteer, call, file))));
    }
  }
  const rows = steps.map(({ name, times }) => {
    const ratio = median(times) / median(own);
    return {
      name: `${name} of ${QUOTES} rows (XLSX), ms`,
      figure: median(times),
      baseline: median(own),
      ratio,
      goal: `ratio of at most ${GOAL}`,
      met: ratio <= GOAL,
    };
  });
  const during = p99(visitors);
  return [
    ...rows,
    {
      name: 'public reads meanwhile, p99 in ms',
      figure: during,
      baseline: quiet,
      ratio: during / quiet,
      goal: `at most ${VISITORS_GOAL} ms`,
      met: during <= VISITORS_GOAL,
    },
  ];
}

/** Check and upload of a large file on a site of its own. */
export function measureUpload(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const site = await runSite({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      MASTER_ADMIN_PASSWORD: PASSWORD,
    });
    try {
      return await measure(site);
    } finally {
      await site.stop();
    }
  });
}

if (import.meta.main) report(await measureUpload());
