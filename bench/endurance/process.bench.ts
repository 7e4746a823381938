// How long the process takes to its first response, and its memory, compared with a bare server.
import { median, type Row, report } from '../support/measure.ts';
import {
  capture,
  inFolder,
  memoryOf,
  requestsPerSecond,
  startBare,
  startSite,
} from '../support/servers.ts';

const STARTS = 7;
const START_GOAL = 3;
const LOAD_SECONDS = 10;
const MEMORY_GOAL = 2;
const PATHS = ['/api/quotes/today', '/'];

const atMost = (name: string, figure: number, baseline: number, goal: number): Row => ({
  name,
  figure,
  baseline,
  ratio: figure / baseline,
  goal: `ratio of at most ${goal}`,
  met: figure / baseline <= goal,
});

/** Starts on an existing database, with a warm compile cache; and memory after a load. */
export function measureProcess(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const first = await startSite(folder);
    const captured = PATHS.map(async (path) => [path, await capture(first.url + path)] as const);
    const responses = Object.fromEntries(await Promise.all(captured));
    await first.stop();
    const starts = { site: [] as number[], bare: [] as number[] };
    for (let round = 0; round < STARTS; round += 1) {
      for (const name of ['bare', 'site'] as const) {
        const server =
          name === 'bare' ? await startBare(folder, responses) : await startSite(folder);
        starts[name].push(server.startMs);
        await server.stop();
      }
    }
    const memory: number[] = [];
    for (const begin of [() => startSite(folder), () => startBare(folder, responses)]) {
      const server = await begin();
      for (const path of PATHS) await requestsPerSecond(server.url + path, LOAD_SECONDS);
      memory.push(memoryOf(server));
      await server.stop();
    }
    const [site = 0, bare = 0] = memory;
    return [
      atMost('start to first answer, ms', median(starts.site), median(starts.bare), START_GOAL),
      atMost('memory after a load, MB', site, bare, MEMORY_GOAL),
    ];
  });
}

if (import.meta.main) report(await measureProcess());
