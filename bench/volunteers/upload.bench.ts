// A year's work of a large community in one file: previewing, checking and uploading 20,000 quotes from an
// Excel workbook, the same file again, and its export with every quote changed, held against the library's own
// reading of that file, and what visitors feel meanwhile.

import { addDays } from '@bahai-friends/badi-calendar';
import type { NewQuote, Quote } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { writeQuoteFile } from '@bahai-friends/quote-sheet';
import { read } from '@e965/xlsx';
import type { HttpVisitor } from '../../apps/server/src/testing/http-visitor.ts';
import { type RunningSite, runSite } from '../../scripts/running-site.ts';
import { median, p99, type Row, readingTimes, report, timeOf } from '../support/measure.ts';
import { inFolder, loggedIn, PASSWORD } from '../support/servers.ts';

const QUOTES = 20_000;
const ROUNDS = 5;
/** Each step may take as many times as long as the library's own reading. */
const GOAL = 2;
const READS = 200;
/** The steps for each file, in this order. */
const STEPS = [
  { name: 'preview', call: 'preview', hasRecipe: false },
  { name: 'preview by a recipe that changes every row', call: 'preview', hasRecipe: true },
  { name: 'check-conflicts', call: 'check-conflicts', hasRecipe: false },
  { name: 'upload', call: 'upload', hasRecipe: false },
  { name: 'preview again', call: 'preview', hasRecipe: false },
  { name: 'check-conflicts again', call: 'check-conflicts', hasRecipe: false },
  { name: 'upload again', call: 'upload', hasRecipe: false },
] as const;
type Step = (typeof STEPS)[number];
/** The steps for an export of it, which follow in this order. */
const EXPORT_STEPS = [
  { name: 'preview of an export with every quote changed', call: 'preview', hasRecipe: true },
  { name: 'upload of an export with every quote changed', call: 'upload', hasRecipe: true },
] as const;

/** As many cells as a recipe may have. */
const RECIPE = JSON.stringify({
  cells: Array.from({ length: QUOTES }, (_, index) => ({
    row: index + 2,
    column: 'source',
    value: `Another source ${index % 300}`,
  })),
});
/** Milliseconds in which visitors get their responses meanwhile. */
const VISITORS_GOAL = 50;

function manyQuotes(round: number): NewQuote[] {
  return Array.from({ length: QUOTES }, (_, index) =>
    newQuoteWith({
      text: `Round ${round}, quote ${index}: ${'a text of about the usual length, '.repeat(5)}`,
      source: `Source ${index % 300}`,
      displayDate: addDays('2030-01-01', index),
      referenceUrl: `https://example.org/library/${index}`,
    }),
  );
}

async function send(
  volunteer: HttpVisitor,
  { call, hasRecipe }: Pick<Step, 'call' | 'hasRecipe'>,
  file: File,
): Promise<void> {
  const form = new FormData();
  form.set('file', file);
  if (hasRecipe) form.set('recipe', RECIPE);
  const response = await volunteer.call('POST', `/api/quotes/${call}`, form);
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

async function exportQuotes(volunteer: HttpVisitor): Promise<File> {
  const response = await volunteer.send('/api/quotes/export?format=xlsx');
  return new File([await response.arrayBuffer()], 'quotes.xlsx');
}

async function deleteAll(volunteer: HttpVisitor): Promise<void> {
  const ids = (await volunteer.read<Quote[]>('/api/quotes')).map(({ id }) => id);
  if (ids.length > 0) await volunteer.call('DELETE', '/api/quotes', { ids });
}

/** Measures all steps with a new file each round, and the library's own reading of it. */
async function measure(site: RunningSite): Promise<Row[]> {
  const volunteer = await loggedIn(site.url);
  const own: number[] = [];
  const timed = <T extends object>(step: T) => ({ ...step, times: [] as number[] });
  const steps = STEPS.map(timed);
  const exporting = timed({ name: 'export' });
  const exportSteps = EXPORT_STEPS.map(timed);
  const duringPreviews: number[] = [];
  const duringOthers: number[] = [];
  const quiet = p99(await readingTimes(site.url, READS));
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each date of the file has one stored quote at the most, as on a real site.
    await deleteAll(volunteer);
    const bytes = writeQuoteFile(manyQuotes(round), 'xlsx');
    const file = new File([Buffer.from(bytes)], 'quotes.xlsx');
    own.push(await timeOf(() => read(bytes, { type: 'buffer' })));
    for (const step of steps) {
      step.times.push(await timeOf(() => send(volunteer, step, file)));
    }
    let exported = file;
    exporting.times.push(
      await timeOf(async () => {
        exported = await exportQuotes(volunteer);
      }),
    );
    for (const step of exportSteps) {
      step.times.push(await timeOf(() => send(volunteer, step, exported)));
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const bytes = writeQuoteFile(manyQuotes(ROUNDS + round), 'xlsx');
    const file = new File([Buffer.from(bytes)], 'quotes.xlsx');
    for (const step of STEPS) {
      const times = await readingTimes(site.url, 1, send(volunteer, step, file));
      const kept = step.call === 'preview' ? duringPreviews : duringOthers;
      for (const time of times) kept.push(time);
    }
  }
  const rows = [...steps, exporting, ...exportSteps].map(({ name, times }) => {
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
  const visitors = { 'during previews': duringPreviews, 'during checks and uploads': duringOthers };
  const reads = Object.entries(visitors).map(([name, times]) => {
    const during = p99(times);
    return {
      name: `public reads ${name}, p99 in ms`,
      figure: during,
      baseline: quiet,
      ratio: during / quiet,
      goal: `at most ${VISITORS_GOAL} ms`,
      met: during <= VISITORS_GOAL,
    };
  });
  return [...rows, ...reads];
}

/** Preview, check and upload of a large file on a site of its own. */
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
