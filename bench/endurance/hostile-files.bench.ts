// Small files that are expensive to read: each gets its response soon, while the serving process, which has little
// memory, neither grows nor delays visitors.
import { inspect } from 'node:util';
import type { HostileFile } from '@bahai-friends/quote-sheet/testing/hostile-files';
import { HOSTILE_FILES } from '@bahai-friends/quote-sheet/testing/hostile-files';
import type { HttpVisitor } from '../../apps/server/src/testing/http-visitor.ts';
import { type RunningSite, runSite } from '../../scripts/running-site.ts';
import { p99, readingTimes, timeOf } from '../support/measure.ts';
import { inFolder, loggedIn, memoryOf, PASSWORD } from '../support/servers.ts';

const HEAP_MB = 512;
const GOALS = { seconds: 2, growthMb: 50, readingMs: 50 };
/** Enough readings for the slowest hundredth to be more than one of them. */
const READS = 200;
const SAMPLE_MS = 10;
const MEGABYTE = 1_000_000;

interface Outcome {
  readonly file: string;
  readonly status: number;
  readonly answerBytes: number;
  readonly seconds: number;
  readonly growthMb: number;
  readonly readingMs: number;
}

interface MadeFile extends HostileFile {
  readonly bytes: Uint8Array;
}

const made = (file: HostileFile): MadeFile => ({ ...file, bytes: file.make() });

/** Checks a file, as the page does before it uploads it. */
async function check(volunteer: HttpVisitor, { name, format, bytes }: MadeFile) {
  const form = new FormData();
  form.set('file', new File([Buffer.from(bytes)], `${name}.${format}`));
  const response = await volunteer.call('POST', '/api/quotes/check-conflicts', form);
  return { status: response.status, answerBytes: (await response.arrayBuffer()).byteLength };
}

async function measure(site: RunningSite, volunteer: HttpVisitor, hostile: MadeFile) {
  const before = memoryOf(site);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(site));
  }, SAMPLE_MS);
  let response = { status: 0, answerBytes: 0 };
  let milliseconds = 0;
  const checking = timeOf(async () => {
    response = await check(volunteer, hostile);
  }).then((time) => {
    milliseconds = time;
  });
  const readings = await readingTimes(site.url, READS, checking);
  clearInterval(sampling);
  const outcome: Outcome = {
    file: `${hostile.format}: ${hostile.name}`,
    ...response,
    seconds: milliseconds / 1000,
    growthMb: peak - before,
    readingMs: p99(readings),
  };
  return outcome;
}

function isGood({ status, answerBytes, seconds, growthMb, readingMs }: Outcome): boolean {
  return (
    (status === 200 || status === 400) &&
    answerBytes <= MEGABYTE &&
    seconds <= GOALS.seconds &&
    growthMb <= GOALS.growthMb &&
    readingMs <= GOALS.readingMs
  );
}

/** The files are made before any connection is open, as some take seconds and the connection would be idle. */
const FILES = HOSTILE_FILES.map(made);

await inFolder(async (folder) => {
  const site = await runSite({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    MASTER_ADMIN_PASSWORD: PASSWORD,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
  });
  try {
    const volunteer = await loggedIn(site.url);
    // The modules and caches for a first visit and a first file are loaded from then on.
    const make = () => Buffer.from('text,source\nQuote,Source');
    await measure(site, volunteer, made({ name: 'first', format: 'csv', make }));
    for (const hostile of FILES) {
      const outcome = await measure(site, volunteer, hostile);
      const { seconds, growthMb, readingMs } = outcome;
      const verdict = isGood(outcome) ? 'ok' : 'NOT MET';
      console.log(
        `${verdict}: ${outcome.file}: ${outcome.status} with ${outcome.answerBytes} bytes after ` +
          `${seconds.toFixed(2)} s; memory +${growthMb.toFixed(0)} MB; reads p99 ${readingMs.toFixed(1)} ms`,
      );
      if (!isGood(outcome)) process.exitCode = 1;
    }
    console.log(`Goals for each file: ${inspect(GOALS)}, an answer of at most 1 MB`);
  } finally {
    await site.stop();
  }
});
