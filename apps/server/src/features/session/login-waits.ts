import { type ClientAddress, clientAddress } from '../../client-address.ts';
import { CLOCKS_DIFFER_SECONDS, type Clock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import type { LoginAttemptsTable } from '../../db/tables/accounts/login-attempts.table.ts';
import {
  type CountingPeriod,
  KNOWN_BROWSER_PREFIX,
  listAttempts,
  sumOtherAttempts,
} from './login-attempts.repository.ts';

export const WINDOW_SECONDS = 15 * 60;
/** The most seconds that one address waits because of other addresses' attempts on the account. */
const WAIT_MAX_SECONDS = 60;
/** The number of attempts beyond the limit after which that wait no longer grows. */
const WAIT_DOUBLINGS = Math.ceil(Math.log2(WAIT_MAX_SECONDS));
/** All addresses of an IPv6 /56 together have this many times the attempts of one address. */
const SITE_FACTOR = 3;

/** The origin of an attempt. */
export interface LoginSource {
  readonly address: string;
  /**
   * How many attempts on the account from all addresses together count before every address but known browsers waits;
   * without it, only addresses that have failed wait.
   */
  readonly accountLimit?: number;
  /** The id of the browser when it has logged in to the account before. */
  readonly knownBrowser: string | null;
}

/** A host or known browser against which an attempt counts, and its count so far. */
interface Counter {
  /** The `address` of its row. */
  readonly key: string;
  readonly before: LoginAttemptsTable | undefined;
}

/** Whether an attempt is allowed now, and against which rows it counts. */
export interface LoginAllowance {
  readonly counters: readonly Counter[];
  /** Whether it comes from a known browser with attempts left: then no other limit applies. */
  readonly isKnownBrowser: boolean;
  /** Seconds to wait; 0 when it is allowed now. */
  readonly waitSeconds: number;
}

interface Limits {
  readonly clock: Clock;
  /** Attempts per account and address, or known browser, within 15 minutes. */
  readonly limit: number;
}

function secondsBetween(from: string, to: string): number {
  return Temporal.Instant.from(from).until(Temporal.Instant.from(to)).total('seconds');
}

/**
 * The period of the attempts that count now. Attempts in the future were made before the clock was set back while the
 * site was not running. They do not count: otherwise the wait would last until the clock is there again.
 */
export function countingPeriod(clock: Clock): CountingPeriod {
  return {
    windowEndsAfter: clock.now(),
    windowEndsUntil: clock.after(WINDOW_SECONDS + CLOCKS_DIFFER_SECONDS),
    lastAttemptUntil: clock.after(CLOCKS_DIFFER_SECONDS),
  };
}

/** How many more seconds a host must wait, given the attempts of its site; 0 or less for none. */
async function secondsToWait(
  db: Queries,
  account: string,
  { host }: ClientAddress,
  site: readonly LoginAttemptsTable[],
  { clock, limit, accountLimit }: Limits & Pick<LoginSource, 'accountLimit'>,
): Promise<number> {
  const now = clock.now();
  const untilEnd = ({ window_ends_at }: LoginAttemptsTable) =>
    Math.min(WINDOW_SECONDS, secondsBetween(now, window_ends_at));
  const own = site.find(({ address }) => address === host);
  if (own && own.attempts >= limit) return untilEnd(own);
  const onSite = site.reduce((sum, { attempts }) => sum + attempts, 0);
  if (onSite >= SITE_FACTOR * limit) return Math.min(...site.map(untilEnd));
  if (own === undefined && accountLimit === undefined) return 0;
  const period = countingPeriod(clock);
  const most = Math.max(limit + WAIT_DOUBLINGS, accountLimit ?? 0);
  const others = await sumOtherAttempts(db, account, host, period, most);
  if (accountLimit !== undefined && others >= accountLimit) return WINDOW_SECONDS;
  if (own === undefined) return 0;
  const onAccount = own.attempts + others;
  if (onAccount < limit) return 0;
  // Exponential backoff under attack from many addresses: each waits after its own last attempt. An address that has
  // not failed never waits, so nobody is locked out by others.
  const wait = Math.min(WAIT_MAX_SECONDS, 2 ** (onAccount - limit));
  return wait - Math.max(0, secondsBetween(own.last_attempt_at, now));
}

/** Whether an attempt on an account is allowed now: by host, by site, and by account with backoff. */
export async function checkLoginLimits(
  db: Queries,
  account: string,
  source: LoginSource,
  limits: Limits,
): Promise<LoginAllowance> {
  const period = countingPeriod(limits.clock);
  const address = clientAddress(source.address);
  const site = await listAttempts(db, account, address.site, period);
  const host = { key: address.host, before: site.find((each) => each.address === address.host) };
  if (source.knownBrowser !== null) {
    const key = `${KNOWN_BROWSER_PREFIX}${source.knownBrowser}`;
    const [before] = await listAttempts(db, account, [key, key], period);
    // A known browser that has used up its attempts counts as an unknown one.
    if (before === undefined || before.attempts < limits.limit) {
      return { counters: [host, { key, before }], isKnownBrowser: true, waitSeconds: 0 };
    }
  }
  const wait = Math.ceil(await secondsToWait(db, account, address, site, { ...limits, ...source }));
  return { counters: [host], isKnownBrowser: false, waitSeconds: Math.max(0, wait) };
}
