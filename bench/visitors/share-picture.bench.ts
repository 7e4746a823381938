// How long a new picture of a quote takes in any size, how long visitors wait meanwhile, and how many cached ones are
// sent in a second compared with a bare Fastify server that sends the same bytes.
import { addDays } from '../../packages/badi-calendar/src/index.ts';
import { PICTURE_SIZES } from '../../packages/contract/src/quotes/picture-sizes.ts';
import { median, type Row, readingTimes, report, timeOf } from '../support/measure.ts';
import {
  capture,
  inFolder,
  loggedIn,
  requestsPerSecond,
  type Server,
  startBare,
  startSite,
} from '../support/servers.ts';

const TEXTS = [
  'So powerful is the light of unity that it can illuminate the whole earth.',
  'Possess a pure, kindly and radiant heart. '.repeat(45),
  'قلب نیکو و پاک و منیر داشته باش تا سلطنت دائم باقی قدیم ازلی را مالک شوی. '.repeat(25),
  '要有一颗纯洁、仁慈、光辉的心，如此你将拥有亘古常新、永恒不朽的王权。'.repeat(50),
];
const PICTURES = 40;
const MADE_GOAL_MS = 300;
const READS = 300;
const READ_GOAL = 2;
const SECONDS = 3;
const ROUNDS = 5;
const KEPT_GOAL = 0.8;

/** Adds quotes to past days. @returns The addresses of their pictures. */
async function addPastQuotes(url: string): Promise<string[]> {
  const volunteer = await loggedIn(url);
  const { today } = await volunteer.read<{ today: string }>('/api/settings');
  const paths: string[] = [];
  for (let number = 1; number <= 2 * PICTURES; number += 1) {
    const displayDate = addDays(today, -number);
    const text = `${number}. ${TEXTS[number % TEXTS.length]}`.slice(0, 2000);
    const quote = { text, source: 'A friend', displayDate, referenceUrl: null };
    const { ok } = await volunteer.call('POST', '/api/quotes', quote);
    if (!ok) throw new Error('The quote was not added');
    const size = number === 1 ? '' : `?size=${PICTURE_SIZES[number % PICTURE_SIZES.length]}`;
    paths.push(`/share/${displayDate}.png${size}`);
  }
  return paths;
}

async function makeAll(url: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const make = async () => {
      const response = await fetch(url + path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
    };
    times.push(await timeOf(make));
  }
  return times;
}

function atMost(name: string, figure: number, baseline: number, goal: string, met: boolean): Row {
  return { name, figure, baseline, ratio: figure / baseline, goal, met };
}

async function keptRow(site: Server, bare: Server, path: string): Promise<Row> {
  const figures = { bare: [] as number[], site: [] as number[] };
  for (const { url } of [bare, site]) await requestsPerSecond(url + path, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.bare.push(await requestsPerSecond(bare.url + path, SECONDS));
    figures.site.push(await requestsPerSecond(site.url + path, SECONDS));
  }
  const [figure, baseline] = [median(figures.site), median(figures.bare)];
  const ratio = figure / baseline;
  const goal = `ratio of at least ${KEPT_GOAL}`;
  const name = 'a kept picture of a quote, requests a second';
  return { name, figure, baseline, ratio, goal, met: ratio >= KEPT_GOAL };
}

/** Measures the pictures for link previews. */
export function measureSharePicture(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const site = await startSite(folder);
    const [first = '', ...paths] = await addPastQuotes(site.url);
    const [started = 0] = await makeAll(site.url, [first]);
    const made = median(await makeAll(site.url, paths.slice(0, PICTURES)));
    const quiet = median(await readingTimes(site.url, READS));
    const making = makeAll(site.url, paths.slice(PICTURES));
    const busy = median(await readingTimes(site.url, READS, making));
    const bare = await startBare(folder, { [first]: await capture(site.url + first) });
    try {
      const goal = `at most ${MADE_GOAL_MS} ms`;
      return [
        atMost(
          'a picture of a quote made, ms; beside the first one',
          made,
          started,
          goal,
          made <= MADE_GOAL_MS,
        ),
        atMost(
          'a public read while pictures are made, ms',
          busy,
          quiet,
          `ratio of at most ${READ_GOAL}`,
          busy / quiet <= READ_GOAL,
        ),
        await keptRow(site, bare, first),
      ];
    } finally {
      await bare.stop();
      await site.stop();
    }
  });
}

if (import.meta.main) report(await measureSharePicture());
