// Two instances on one PostgreSQL: how long a change through one takes to show on the other, while the other is under
// load.
import type { HolyDay } from '@bahai-friends/contract';
import type { HttpVisitor } from '../../apps/server/src/testing/http-visitor.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { type Row, report } from '../support/measure.ts';
import { inFolder, loggedIn, requestsPerSecond, startSite } from '../support/servers.ts';

const CHANGES = 20;
const SECONDS = 12;
const GOAL_MS = 1000;

async function timeToShow(reader: HttpVisitor, id: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const days = await reader.read<HolyDay[]>('/api/holy-days');
    if (days.some((day) => day.id === id)) return performance.now() - start;
  }
}

/** The longest of the times; the baseline is the time on the instance that made the change. */
export function measureInstances(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const postgres = await startPostgres();
    const environment = { DATABASE_URL: postgres.url };
    const first = await startSite(folder, environment);
    const second = await startSite(folder, environment);
    try {
      const volunteer = await loggedIn(first.url);
      const elsewhere = volunteer.at(second.url);
      const load = requestsPerSecond(`${second.url}/api/holy-days`, SECONDS);
      const times = { here: [] as number[], there: [] as number[] };
      for (let change = 0; change < CHANGES; change += 1) {
        const holyDay = { name: `Picnic ${change}`, date: '2351-12-31' };
        const made = await volunteer.call('POST', '/api/holy-days', holyDay);
        const { id } = (await made.json()) as HolyDay;
        times.there.push(await timeToShow(elsewhere, id));
        times.here.push(await timeToShow(volunteer, id));
      }
      await load;
      const [figure, baseline] = [Math.max(...times.there), Math.max(...times.here)];
      return [
        {
          name: 'change to show on another instance, slowest, ms',
          figure,
          baseline,
          ratio: figure / baseline,
          goal: `at most ${GOAL_MS} ms`,
          met: figure <= GOAL_MS,
        },
      ];
    } finally {
      await first.stop();
      await second.stop();
      await postgres.stop();
    }
  });
}

if (import.meta.main) report(await measureInstances());
