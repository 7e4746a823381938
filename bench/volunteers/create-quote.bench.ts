// Quotes that are added one after the other, each acknowledged when it is on the disk, compared with a bare server that
// stores one row in the same way.
import autocannon from 'autocannon';
import { median, type Row, report } from '../support/measure.ts';
import { inFolder, loggedIn, type Server, startBareWriter, startSite } from '../support/servers.ts';

const SECONDS = 3;
const ROUNDS = 5;
const GOAL = 0.5;
const BODY = JSON.stringify({
  text: `A quote: ${'words about as long as usual, '.repeat(5)}`,
  source: 'A source',
  displayDate: null,
  referenceUrl: null,
});

/** The rate of acknowledged writes a second. */
async function writesPerSecond(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url,
    method: 'POST',
    connections: 1,
    duration: SECONDS,
    headers: { 'content-type': 'application/json', ...headers },
    body: BODY,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refused`);
  return requests.average;
}

/** The headers that a volunteer's browser sends with each change. */
async function headersOf({ url }: Pick<Server, 'url'>): Promise<Readonly<Record<string, string>>> {
  const volunteer = await loggedIn(url);
  const { csrfToken } = await volunteer.read<{ csrfToken: string }>('/api/csrf-token');
  return { 'csrf-token': csrfToken, cookie: volunteer.cookies };
}

/** The two servers are measured in turn, since a disk's speed varies over time. */
export function measureCreateQuote(): Promise<Row> {
  return inFolder(async (folder) => {
    const site = await startSite(folder, { CHANGES_PER_MIN: '1000000' });
    const bare = await startBareWriter(folder);
    try {
      const headers = await headersOf(site);
      // SQLite's write-ahead log takes longer when it grows than when it is overwritten, which it is after a thousand
      // pages.
      for (const [url, sent] of [
        [`${bare.url}/quotes`, {}],
        [`${site.url}/api/quotes`, headers],
      ] as const) {
        await writesPerSecond(url, sent);
      }
      const rounds = { site: [] as number[], bare: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.bare.push(await writesPerSecond(`${bare.url}/quotes`));
        rounds.site.push(await writesPerSecond(`${site.url}/api/quotes`, headers));
      }
      const [figure, baseline] = [median(rounds.site), median(rounds.bare)];
      return {
        name: 'quotes added a second, each on the disk',
        figure,
        baseline,
        ratio: figure / baseline,
        goal: `ratio of at least ${GOAL}`,
        met: figure / baseline >= GOAL,
      };
    } finally {
      await bare.stop();
      await site.stop();
    }
  });
}

if (import.meta.main) report([await measureCreateQuote()]);
