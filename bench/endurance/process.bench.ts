// How long the process takes to its first response, and its memory, compared with a bare server: from the sources, and as
// systemd starts the archive of a release.
import { setTimeout } from 'node:timers/promises';
import { median, type Row, report } from '../support/measure.ts';
import {
  bundleRelease,
  capture,
  inFolder,
  memoryOf,
  ownMemoryOf,
  requestsPerSecond,
  type Server,
  startBare,
  startRelease,
  startSite,
} from '../support/servers.ts';

const STARTS = 7;
const START_GOAL = 3;
const LOAD_SECONDS = 10;
const MEMORY_GOAL = 2;
const RELEASE_START_GOAL = 1.6;
/** Of `deploy/bahai-friends.service`. */
const UNIT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=1 --v8-pool-size=1',
};
const IDLE_MS = 60_000;
const PATHS = ['/api/quotes/today', '/'];

const timesAtMost = (name: string, figure: number, baseline: number, goal: number): Row => ({
  name,
  figure,
  baseline,
  ratio: figure / baseline,
  goal: `ratio of at most ${goal}`,
  met: figure / baseline <= goal,
});

type Starts = Readonly<Record<'site' | 'bare', () => Promise<Server>>>;

/** Milliseconds of starts in turn. */
async function startTimes(starts: Starts): Promise<Record<'site' | 'bare', number>> {
  const times = { site: [] as number[], bare: [] as number[] };
  for (let round = 0; round < STARTS; round += 1) {
    for (const name of ['bare', 'site'] as const) {
      const server = await starts[name]();
      times[name].push(server.startMs);
      await server.stop();
    }
  }
  return { site: median(times.site), bare: median(times.bare) };
}

async function measureSources(starts: Starts): Promise<Row[]> {
  const times = await startTimes(starts);
  const memory: number[] = [];
  for (const begin of [starts.site, starts.bare]) {
    const server = await begin();
    for (const path of PATHS) await requestsPerSecond(server.url + path, LOAD_SECONDS);
    memory.push(memoryOf(server));
    await server.stop();
  }
  const [site = 0, bare = 0] = memory;
  return [
    timesAtMost('start to first answer, ms', times.site, times.bare, START_GOAL),
    timesAtMost('memory after a load, MB', site, bare, MEMORY_GOAL),
  ];
}

async function measureRelease(starts: Starts): Promise<Row[]> {
  const times = await startTimes(starts);
  const memory = { site: 0, bare: 0 };
  for (const name of ['site', 'bare'] as const) {
    const server = await starts[name]();
    for (const path of PATHS) await capture(server.url + path);
    await setTimeout(IDLE_MS);
    memory[name] = ownMemoryOf(server);
    await server.stop();
  }
  return [
    timesAtMost(
      'start of a release to its first answer, ms',
      times.site,
      times.bare,
      RELEASE_START_GOAL,
    ),
    timesAtMost(
      'memory of a release a minute after its start, MB',
      memory.site,
      memory.bare,
      MEMORY_GOAL,
    ),
  ];
}

/** Starts on an existing database, with a warm compile cache; and memory after a load. */
export function measureProcess(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const first = await startSite(folder);
    const captured = PATHS.map(async (path) => [path, await capture(first.url + path)] as const);
    const responses = Object.fromEntries(await Promise.all(captured));
    await first.stop();
    const rows = await measureSources({
      site: () => startSite(folder),
      bare: () => startBare(folder, responses),
    });
    await bundleRelease();
    const release = () => startRelease(folder, { ...UNIT, SENDER: 'off' });
    await (await release()).stop();
    const ofRelease = await measureRelease({
      site: release,
      bare: () => startBare(folder, responses, UNIT),
    });
    return [...rows, ...ofRelease];
  });
}

if (import.meta.main) report(await measureProcess());
