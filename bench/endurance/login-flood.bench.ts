// Right logins while wrong ones come from many addresses as fast as the site responds: all succeed, from networks
// without attackers and from known browsers anywhere. The requests claim to come through a trusted proxy, so that one
// machine has as many addresses as are needed.
import { type RunningSite, runSite } from '../../scripts/running-site.ts';
import { type Row, report, timeOf } from '../support/measure.ts';
import { inFolder, PASSWORD } from '../support/servers.ts';

const RIGHT = 25;
const CONNECTIONS = 100;
/** The flood is under way for so long before the first right login. */
const AHEAD_MS = 3000;
const WAIT_MAX_MS = 5000;
const ACCOUNT = 'admin';

const byte = (number: number, shift: number): number => (number >> shift) & 0xff;

interface Flood {
  readonly addresses: number;
  readonly addressOf: (address: number) => string;
  /** The longest that a right login from elsewhere may take, in milliseconds. */
  readonly waitMax: number;
}

const FLOODS: Readonly<Record<string, Flood>> = {
  '45 addresses in 45 networks': {
    addresses: 45,
    addressOf: (address) => `10.0.${address}.1`,
    waitMax: WAIT_MAX_MS,
  },
  '840 addresses in 840 networks': {
    addresses: 840,
    addressOf: (address) => `10.${byte(address, 8)}.${byte(address, 0)}.1`,
    waitMax: WAIT_MAX_MS,
  },
  '840 addresses of 840 providers': {
    addresses: 840,
    addressOf: (address) => `${20 + (address >> 4)}.${address & 15}.0.1`,
    // Until each address has guessed once, it cannot be told from a user who logs in.
    waitMax: 60_000,
  },
  '5,000 addresses in 20 networks': {
    addresses: 5000,
    addressOf: (address) => `10.1.${address % 20}.${Math.floor(address / 20) + 1}`,
    waitMax: WAIT_MAX_MS,
  },
  '5,000 /64 of an IPv6 /48': {
    addresses: 5000,
    addressOf: (address) => `2001:db8:1:${address.toString(16)}::1`,
    waitMax: WAIT_MAX_MS,
  },
};

const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

/** Logs in without a session, in a browser that has only these cookies. */
async function createLogin({ url }: RunningSite) {
  const token = await fetch(`${url}/api/csrf-token`);
  const { csrfToken } = (await token.json()) as { csrfToken: string };
  const csrfCookies = cookiesOf(token);
  return async (address: string, username: string, password: string, cookies: string[] = []) => {
    const response = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'csrf-token': csrfToken,
        cookie: [...csrfCookies, ...cookies].join('; '),
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ username, password }),
    });
    await response.arrayBuffer();
    return response;
  };
}

type Login = Awaited<ReturnType<typeof createLogin>>;

/** Guesses from all addresses in turn until it is ended; returns the number of guesses. */
function flood(login: Login, { addresses, addressOf }: Flood) {
  let guesses = 0;
  let isOver = false;
  const guess = async () => {
    while (!isOver) {
      guesses += 1;
      const username = guesses % 2 === 0 ? ACCOUNT : `nobody-${guesses}`;
      await login(addressOf(guesses % addresses), username, 'wrong');
    }
  };
  const guessing = Promise.all(Array.from({ length: CONNECTIONS }, guess));
  return async () => {
    isOver = true;
    await guessing;
    return guesses;
  };
}

interface Logins {
  readonly succeeded: number;
  readonly longestMs: number;
}

async function logIn(attempt: (number: number) => Promise<Response>): Promise<Logins> {
  let succeeded = 0;
  let longestMs = 0;
  for (let number = 0; number < RIGHT; number += 1) {
    const time = await timeOf(async () => {
      if ((await attempt(number)).status === 200) succeeded += 1;
    });
    longestMs = Math.max(longestMs, time);
  }
  return { succeeded, longestMs };
}

function rowsOf(
  name: string,
  { succeeded, longestMs }: Logins,
  quietMs: number,
  waitMax: number,
): Row[] {
  return [
    {
      name: `${name}: logins of ${RIGHT} that succeed`,
      figure: succeeded,
      baseline: RIGHT,
      ratio: succeeded / RIGHT,
      goal: 'all',
      met: succeeded === RIGHT,
    },
    {
      name: `${name}: the longest, in ms`,
      figure: longestMs,
      baseline: quietMs,
      ratio: longestMs / quietMs,
      goal: `at most ${waitMax}`,
      met: longestMs <= waitMax,
    },
  ];
}

async function measureFlood(site: RunningSite, name: string, wrong: Flood): Promise<Row[]> {
  const { addressOf, waitMax } = wrong;
  const login = await createLogin(site);
  const known = cookiesOf(await login('203.0.113.1', ACCOUNT, PASSWORD)).slice(1);
  const quiet = await logIn((number) => login(`192.0.2.${number}`, ACCOUNT, PASSWORD));
  const end = flood(login, wrong);
  await new Promise((resolve) => setTimeout(resolve, AHEAD_MS));
  const elsewhere = await logIn((number) => login(`172.16.${number}.1`, ACCOUNT, PASSWORD));
  const knownThere = await logIn((number) => login(addressOf(number), ACCOUNT, PASSWORD, known));
  console.error(`${name}: ${await end()} wrong logins`);
  return [
    ...rowsOf(`${name}, from elsewhere`, elsewhere, quiet.longestMs, waitMax),
    ...rowsOf(`${name}, known browsers there`, knownThere, quiet.longestMs, WAIT_MAX_MS),
  ];
}

const rows: Row[] = [];
for (const [name, wrong] of Object.entries(FLOODS)) {
  await inFolder(async (folder) => {
    const site = await runSite({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      MASTER_ADMIN_PASSWORD: PASSWORD,
      TRUST_PROXY: 'loopback',
    });
    try {
      rows.push(...(await measureFlood(site, name, wrong)));
    } finally {
      await site.stop();
    }
  });
}
report(rows);
