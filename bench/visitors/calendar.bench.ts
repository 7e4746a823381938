// Conversions a second, and bytes, compared with badidate's in the same run; the ratio says how many times better.
// Sunsets are compared with those of astronomy-engine, which is an independent implementation.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import badidate from 'badidate';
import { DateTime } from 'luxon';
import { rolldown } from 'rolldown'; // the bundler inside Vite
import {
  addDays,
  FIRST_CIVIL_DAY,
  toBadiDate,
  toCivilDay,
} from '../../packages/badi-calendar/src/index.ts';
import { sunset } from '../../packages/badi-calendar/src/sun/index.ts';
import { randomDaysAndPlaces } from '../../packages/badi-calendar/src/testing/random-days-and-places.ts';
import { median, type Row, report } from '../support/measure.ts';

const DAYS = 185_177;
const ROUNDS = 5;
/** All days are converted ten times by this library, every twentieth day once by badidate: each takes about 0.1 s. */
const REPEATS = 10;
const BASELINE_STEP = 20;
const LEAST_RATIO = 100;

const SUNSETS = 10_000;
const MOST_SECONDS_APART = 60;
const DAY_MS = 86_400_000;

const source = fileURLToPath(new URL('../../packages/badi-calendar/src/', import.meta.url));

/** Conversions a second. Their results are added up, so that none can be optimised away. */
function rate<T>(inputs: readonly T[], repeats: number, convert: (input: T) => number): number {
  const start = performance.now();
  let sum = 0;
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const input of inputs) sum += convert(input);
  }
  const seconds = (performance.now() - start) / 1000;
  return Number.isFinite(sum) ? (inputs.length * repeats) / seconds : 0;
}

/** Alternates the two, so that a busy moment of the machine slows both. */
function compare<T>(
  name: string,
  inputs: readonly T[],
  ours: (input: T) => number,
  theirs: (input: T) => number,
): Row {
  const sample = inputs.filter((_, index) => index % BASELINE_STEP === 0);
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const figure = rate(inputs, REPEATS, ours);
    const baseline = rate(sample, 1, theirs);
    return { figure, baseline, ratio: figure / baseline };
  }).slice(1); // the first round warms up
  const ratio = median(rounds.map((round) => round.ratio));
  return {
    name,
    figure: median(rounds.map((round) => round.figure)),
    baseline: median(rounds.map((round) => round.baseline)),
    ratio,
    goal: `ratio of at least ${LEAST_RATIO}`,
    met: ratio >= LEAST_RATIO,
  };
}

/** Bytes of a bundle of these exports, minified and gzipped. */
async function bundleSize(code: string): Promise<number> {
  const bundle = await rolldown({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${source}bench-entry.js` : null),
        load: (id) => (id === `${source}bench-entry.js` ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}

async function size(name: string, code: string, most: number): Promise<Row> {
  const figure = await bundleSize(code);
  const baseline = await bundleSize("export { BadiDate } from 'badidate/dist/badiDate.mjs';");
  const goal = `at most ${most} bytes`;
  return { name, figure, baseline, ratio: baseline / figure, goal, met: figure <= most };
}

/**
 * Seconds between this library's sunsets and astronomy-engine's on random days of the 507 years, up to 65 degrees of
 * latitude.
 */
function sunsetRow(): Row {
  const apart = randomDaysAndPlaces(SUNSETS, 65).map(({ dayNumber, civilDay, place }) => {
    const noon = dayNumber * DAY_MS + DAY_MS / 2 - (place.longitude / 360) * DAY_MS;
    const observer = new Observer(place.latitude, place.longitude, 0);
    const theirs = SearchRiseSet(Body.Sun, observer, -1, new Date(noon), 0.52);
    return Math.abs((sunset(civilDay, place) ?? 0) - (theirs?.date.getTime() ?? 0)) / 1000;
  });
  const figure = apart.reduce((most, seconds) => Math.max(most, seconds));
  const baseline = apart.reduce((sum, seconds) => sum + seconds) / SUNSETS;
  return {
    name: 'calendar: sunset, most seconds from astronomy-engine, beside the mean',
    figure,
    baseline,
    ratio: figure / baseline,
    goal: `at most ${MOST_SECONDS_APART} s`,
    met: figure <= MOST_SECONDS_APART,
  };
}

/** Measures the calendar's speed and size against badidate's. */
export async function measureCalendar(): Promise<Row[]> {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(FIRST_CIVIL_DAY, index));
  const dates = days.map(toBadiDate);
  const { BadiDate } = badidate;
  return [
    compare(
      'calendar: civil day to Badí date',
      days,
      (day) => toBadiDate(day).day,
      (day) => new BadiDate(DateTime.fromISO(day, { zone: 'utc' })).day,
    ),
    compare(
      'calendar: Badí date to civil day',
      dates,
      (date) => toCivilDay(date).charCodeAt(9),
      (date) => new BadiDate(date).gregorianDate.toISODate()?.charCodeAt(9) ?? 0,
    ),
    await size(
      'calendar: gzip, civil day to Badí date',
      "export { toBadiDate } from './index.ts';",
      1300,
    ),
    await size(
      'calendar: gzip, Badí date to civil day',
      "export { toCivilDay } from './index.ts';",
      1300,
    ),
    await size(
      'calendar: gzip, both ways',
      "export { toBadiDate, toCivilDay } from './index.ts';",
      1300,
    ),
    await size(
      'calendar: gzip, convert and format in English',
      "export { formatBadiDate, toBadiDate } from './index.ts'; export * from './names/en.ts';",
      2560,
    ),
    await size('calendar: gzip, everything but names and sun', "export * from './index.ts';", 5500),
    await size(
      'calendar: gzip, everything in English',
      "export * from './index.ts'; export * from './sun/index.ts'; export * from './names/en.ts';",
      7168,
    ),
    sunsetRow(),
  ];
}

if (import.meta.main) report(await measureCalendar());
