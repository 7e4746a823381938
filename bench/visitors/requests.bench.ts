// Requests a second compared with a bare Fastify server that sends the same bytes and headers from memory, undisturbed
// and while a volunteer changes something every second.
import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import type { HttpVisitor } from '../../apps/server/src/testing/http-visitor.ts';
import { median, type Row, report } from '../support/measure.ts';
import {
  capture,
  inFolder,
  loggedIn,
  requestsPerSecond,
  type Server,
  startBare,
  startSite,
} from '../support/servers.ts';

const SECONDS = 3;
const ROUNDS = 5;
const GOAL_BUSY = 0.8;
const PATHS = [
  ['/api/quotes/today', 0.9],
  ['/api/quotes/today?lang=fa', 0.9],
  ['/api/holy-days/upcoming?count=3', 0.9],
  ['/api/social-links', 0.9],
  ['/', 0.8],
  ['/feeds/calendar.ics', 0.8],
  ['/calendar', 0.8],
  ['/gatherings', 0.9],
  ['/api/gatherings/upcoming', 0.9],
] as const;

/** The translation of today's quote. */
const PERSIAN = { language: 'fa', text: 'متن نمونه: ترجمهٔ این سخن اینجا می‌آید.' };

const CHANGE_EVERY_MS = 1000;
const HOLY_DAY = { name: 'Picnic', date: '2351-12-31' };

/** Adds or removes a holy day every second until the work is done, and checks at once whether the change shows. */
async function whileChanging<T>(volunteer: HttpVisitor, work: Promise<T>): Promise<T> {
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const made = await volunteer.call('POST', '/api/holy-days', HOLY_DAY);
    const { id } = (await made.json()) as { id: number };
    await expectShown(volunteer, id, true);
    await new Promise((resolve) => setTimeout(resolve, CHANGE_EVERY_MS));
    await volunteer.call('DELETE', `/api/holy-days/${id}`, {});
    await expectShown(volunteer, id, false);
    await new Promise((resolve) => setTimeout(resolve, CHANGE_EVERY_MS));
  }
  return done;
}

async function expectShown(visitor: HttpVisitor, id: number, isThere: boolean): Promise<void> {
  const days = await visitor.read<{ id: number }[]>('/api/holy-days');
  if (days.some((day) => day.id === id) !== isThere) throw new Error('A stale answer was shown');
}

async function translateToday(volunteer: HttpVisitor): Promise<void> {
  const { id } = await volunteer.read<{ id: number }>('/api/quotes/today');
  const quote = await volunteer.read<object>(`/api/quotes/${id}`);
  const { ok } = await volunteer.call('PUT', `/api/quotes/${id}`, {
    ...quote,
    translations: [PERSIAN],
  });
  if (!ok) throw new Error('The quote of today is not translated');
}

/** Adds the gatherings that a community of some size has in a week; the settings are those of a new installation. */
async function announceGatherings(volunteer: HttpVisitor): Promise<void> {
  const { today, timeZone } = await volunteer.read<{ today: string; timeZone: string }>(
    '/api/settings',
  );
  const features = { gatherings: true, letters: false, notifications: false };
  const switched = await volunteer.call('PUT', '/api/settings', {
    ...DEFAULT_SETTINGS,
    timeZone,
    features,
  });
  if (!switched.ok) throw new Error('Gatherings could not be switched on');
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const added = await volunteer.call('POST', '/api/gatherings', {
      kind: 'devotional',
      title: `Prayers ${weekday}`,
      place: 'Garden Street 4',
      starts: today,
      time: '19:30',
      repeat: { every: 'week', weekdays: [weekday], interval: 1 },
    });
    if (!added.ok) throw new Error('A gathering could not be added');
  }
}

/** The path of a response on the bare server, which ignores queries. */
const bareAt = (path: string): string => path.replace('?', '/');

async function measurePath(
  site: Server,
  bare: Server,
  path: string,
  goal: number,
  volunteer: HttpVisitor,
): Promise<Row[]> {
  const figures = { bare: [] as number[], site: [] as number[], busy: [] as number[] };
  for (const url of [bare.url + bareAt(path), site.url + path]) await requestsPerSecond(url, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.bare.push(await requestsPerSecond(bare.url + bareAt(path), SECONDS));
    figures.site.push(await requestsPerSecond(site.url + path, SECONDS));
    const busy = requestsPerSecond(site.url + path, SECONDS);
    figures.busy.push(await whileChanging(volunteer, busy));
  }
  const quiet = median(figures.site);
  return [
    row(`GET ${path}, requests a second`, quiet, median(figures.bare), goal),
    row(`GET ${path} during changes, requests a second`, median(figures.busy), quiet, GOAL_BUSY),
  ];
}

function row(name: string, figure: number, baseline: number, goal: number): Row {
  const ratio = figure / baseline;
  return { name, figure, baseline, ratio, goal: `ratio of at least ${goal}`, met: ratio >= goal };
}

/** Measures the public pages and responses. */
export function measureRequests(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const site = await startSite(folder);
    const volunteer = await loggedIn(site.url);
    await translateToday(volunteer);
    await announceGatherings(volunteer);
    const captured = PATHS.map(async ([path]) => {
      return [bareAt(path), await capture(site.url + path)] as const;
    });
    const bare = await startBare(folder, Object.fromEntries(await Promise.all(captured)));
    try {
      const rows: Row[] = [];
      for (const [path, goal] of PATHS) {
        rows.push(...(await measurePath(site, bare, path, goal, volunteer)));
      }
      return rows;
    } finally {
      await bare.stop();
      await site.stop();
    }
  });
}

if (import.meta.main) report(await measureRequests());
