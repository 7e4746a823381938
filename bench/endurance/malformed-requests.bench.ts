// Twenty thousand malformed requests on each database, half of them by somebody who is logged in: every one gets a
// response, none an error of the server, and memory does not grow. SEED=<number> repeats the same requests.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { type RunningSite, runSite } from '../../scripts/running-site.ts';
import { median } from '../support/measure.ts';
import { createRandom, type Random } from '../support/random.ts';
import { loggedIn, memoryOf, PASSWORD } from '../support/servers.ts';
import { type Credentials, malformedRequest } from './malformed-request.ts';

const REQUESTS = Number(process.env.REQUESTS ?? 20_000);
const ROUND = 200;
const AT_ONCE = 8;
const ANSWER_MS = 60_000;
const BROKEN_OFF_ONE_IN = 25;
const GROWTH_MAX = 1.1;
/** With a larger heap V8 collects garbage late, and memory would show nothing. */
const HEAP_MB = 128;
const SHOWN_FAULTS = 20;
const INTERIM = /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)+/;
const EVERY_ANSWER = [
  /^x-content-type-options: nosniff$/im,
  /^content-security-policy: .*frame-ancestors 'none'/im,
];

/** What the client does with a connection when its request has been sent. */
type Ending = 'wait' | 'close' | 'break';

/** Sends bytes; resolves to everything that is received until the connection is closed. */
function send(port: number, request: Buffer, ending: Ending): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
    if (ending === 'wait') socket.write(request);
    else if (ending === 'close') socket.end(request);
    else socket.write(request.subarray(0, request.length >> 1), () => socket.destroy());
  });
}

/** The error in the responses on a connection; undefined when there is none. */
function faultOf(received: string, isOwed: boolean): string | undefined {
  const response = received.replace(INTERIM, '');
  if (response === '') return isOwed ? 'no answer' : undefined;
  const [head = ''] = response.split('\r\n\r\n');
  if (/(?:^|\n)HTTP\/1\.1 5\d\d /.test(response)) return 'a fault of the server';
  if (!/^HTTP\/1\.1 [234]\d\d /.test(head)) return `no HTTP: ${response.slice(0, 80)}`;
  return EVERY_ANSWER.every((header) => header.test(head)) ? undefined : 'without its headers';
}

const statusOf = (response: string): string =>
  /^HTTP\/1\.1 ([2-5]\d\d)/m.exec(response)?.[1] ?? 'none';

interface Result {
  readonly statuses: Map<string, number>;
  readonly faults: string[];
  /** Memory of the process in MB, after each round. */
  readonly memory: number[];
}

async function sendRound(
  site: RunningSite,
  random: Random,
  { statuses, faults }: Result,
  who: Credentials | null,
): Promise<void> {
  const port = Number(new URL(site.url).port);
  const requests = Array.from({ length: ROUND }, () => {
    const { bytes, isWhole } = malformedRequest(random, who);
    const ending: Ending = random.oneIn(BROKEN_OFF_ONE_IN) ? 'break' : isWhole ? 'wait' : 'close';
    return { bytes, ending };
  });
  const work = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const { bytes, ending } = request;
      const response = await send(port, bytes, ending);
      const status = statusOf(response);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const fault = faultOf(response, ending === 'wait');
      if (fault) faults.push(`${fault}: ${JSON.stringify(bytes.toString('latin1').slice(0, 600))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function credentials(url: string): Promise<Credentials> {
  const volunteer = await loggedIn(url);
  const { csrfToken } = await volunteer.read<{ csrfToken: string }>('/api/csrf-token');
  return { cookies: volunteer.cookies, csrfToken };
}

/** Adds a user whose account the requests can change, besides the one who is logged in. */
async function addUser(url: string): Promise<void> {
  const typedTwice = { password: PASSWORD, confirmPassword: PASSWORD };
  const user = { username: 'second', role: 'Admin', ...typedTwice };
  const { status } = await (await loggedIn(url)).call('POST', '/api/users', user);
  if (status !== 201) throw new Error(`The second user was not made: ${status}`);
}

async function isLoggedIn(url: string, { cookies }: Credentials): Promise<boolean> {
  const response = await fetch(`${url}/api/session`, { headers: { cookie: cookies } });
  return ((await response.json()) as { authenticated: boolean }).authenticated;
}

async function sendAll(site: RunningSite, random: Random): Promise<Result> {
  const result: Result = { statuses: new Map(), faults: [], memory: [] };
  await addUser(site.url);
  let known = await credentials(site.url);
  for (let sent = 0; sent < REQUESTS; sent += ROUND) {
    // Some of the requests are valid, and log out.
    if (!(await isLoggedIn(site.url, known))) known = await credentials(site.url);
    await sendRound(site, random, result, (sent / ROUND) % 2 === 0 ? known : null);
    result.memory.push(memoryOf(site));
  }
  return result;
}

async function tell(name: string, seed: number, environment: Record<string, string>) {
  const site = await runSite({
    LOG_LEVEL: 'silent',
    MASTER_ADMIN_PASSWORD: PASSWORD,
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    CHANGES_PER_MIN: '1000000',
    LOGIN_ATTEMPTS_PER_15_MIN: '10000',
    ...environment,
  });
  try {
    const { statuses, faults, memory } = await sendAll(site, createRandom(seed));
    const quarter = memory.length >> 2;
    const early = median(memory.slice(quarter, 2 * quarter));
    const late = median(memory.slice(-quarter));
    const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
    console.log(
      `${name}: ${REQUESTS} malformed requests (SEED=${seed}), ${faults.length} faults; answers ${counts.join(', ')}; ` +
        `memory ${early.toFixed(1)} MB in the second quarter, ${late.toFixed(1)} MB in the last: ratio ${(late / early).toFixed(3)}`,
    );
    for (const fault of faults.slice(0, SHOWN_FAULTS)) console.log(`  ${fault}`);
    if (faults.length > 0 || late / early > GROWTH_MAX) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 32));
const folder = mkdtempSync(join(tmpdir(), 'bahai-friends-malformed-'));
const postgres = await startPostgres();
try {
  await tell('SQLite', seed, { DATA_DIR: folder });
  await tell('PostgreSQL', seed, { DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
