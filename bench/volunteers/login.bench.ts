// Public reads while somebody guesses passwords: the argon2id hash of each attempt, off the event loop, must not delay
// visitors.
import { runSite } from '../../scripts/running-site.ts';
import { median, p99, type Row, readingTimes, report } from '../support/measure.ts';
import { inFolder } from '../support/servers.ts';

const READS = 1000;
const WRONG_LOGINS = 50;
const ROUNDS = 5;
/** The slowest hundredth may take at most twice as long. */
const GOAL = 2;

async function guessPasswords(url: string): Promise<void> {
  const token = await fetch(`${url}/api/csrf-token`);
  const { csrfToken } = (await token.json()) as { csrfToken: string };
  const headers = {
    'content-type': 'application/json',
    'csrf-token': csrfToken,
    cookie: token.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
  await Promise.all(
    Array.from({ length: WRONG_LOGINS }, (_, guess) =>
      fetch(`${url}/api/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ username: `nobody-${guess}`, password: 'wrong' }),
      }),
    ),
  );
}

const readingP99 = async (url: string, busy?: Promise<unknown>): Promise<number> =>
  p99(await readingTimes(url, READS, busy));

/** Quiet and busy rounds alternate; the ratio is that of their medians. */
export function measureLogin(): Promise<Row> {
  return inFolder(async (folder) => {
    const server = await runSite({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    try {
      await readingP99(server.url);
      const quiet: number[] = [];
      const busy: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet.push(await readingP99(server.url));
        busy.push(await readingP99(server.url, guessPasswords(server.url)));
      }
      const ratio = median(busy) / median(quiet);
      return {
        name: 'public reads during wrong logins, p99 in ms',
        figure: median(busy),
        baseline: median(quiet),
        ratio,
        goal: `ratio of at most ${GOAL}`,
        met: ratio <= GOAL,
      };
    } finally {
      await server.stop();
    }
  });
}

if (import.meta.main) report([await measureLogin()]);
