import { type ClientAddress, clientAddress } from '../../client-address.ts';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import type { LoginAttemptsTable } from '../../db/tables/login-attempts.table.ts';
import {
  BROWSER,
  type CountingTimes,
  listAttempts,
  sumOtherAttempts,
} from './login-attempts.repository.ts';

export const WINDOW_SECONDS = 15 * 60;
/** The longest that one address waits because of what other addresses do to the account. */
const WAIT_MAX_SECONDS = 60;
/** The attempts beyond the limit after which that wait no longer grows. */
const WAIT_DOUBLINGS = Math.ceil(Math.log2(WAIT_MAX_SECONDS));
/** How many times an address's attempts all addresses of an IPv6 /56 have together. */
const SITE_FACTOR = 3;
/** By how much the clocks of several instances may differ. */
const CLOCKS_DIFFER_SECONDS = 60;

/** Where an attempt comes from. */
export interface LoginSource {
  readonly address: string;
  /** The id of the browser when it has logged in to the account before. */
  readonly knownBrowser: string | null;
}

/** A host or known browser by which an attempt is counted, and what is counted of it so far. */
interface Counted {
  /** What stands as the address of its attempts. */
  readonly key: string;
  readonly before: LoginAttemptsTable | undefined;
}

/** By what an attempt is counted, and whether it may be made. */
export interface Verdict {
  readonly counted: readonly Counted[];
  /** From a known browser that has attempts left: it waits for nothing else. */
  readonly isKnownBrowser: boolean;
  /** Seconds that it must wait; 0 when it may be made now. */
  readonly wait: number;
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
 * What counts now. Attempts that lie in the future were made before the clock was set back, when the
 * site was not running: they do not count, or the wait would last until the clock is there again.
 */
export function countingTimes(clock: Clock): CountingTimes {
  return {
    windowEndsAfter: clock.now(),
    windowEndsUntil: clock.after(WINDOW_SECONDS + CLOCKS_DIFFER_SECONDS),
    lastAttemptUntil: clock.after(CLOCKS_DIFFER_SECONDS),
  };
}

/** How many seconds a host must still wait, given the attempts of its site; 0 or less for none. */
async function waitOf(
  db: Queries,
  account: string,
  { host }: ClientAddress,
  site: readonly LoginAttemptsTable[],
  { clock, limit }: Limits,
): Promise<number> {
  const now = clock.now();
  const untilEnd = ({ window_ends_at }: LoginAttemptsTable) =>
    Math.min(WINDOW_SECONDS, secondsBetween(now, window_ends_at));
  const own = site.find(({ address }) => address === host);
  if (own && own.attempts >= limit) return untilEnd(own);
  const onSite = site.reduce((sum, { attempts }) => sum + attempts, 0);
  if (onSite >= SITE_FACTOR * limit) return Math.min(...site.map(untilEnd));
  if (own === undefined) return 0;
  const times = countingTimes(clock);
  const others = await sumOtherAttempts(db, account, host, times, limit + WAIT_DOUBLINGS);
  const onAccount = own.attempts + others;
  if (onAccount < limit) return 0;
  // Under attack from many addresses: each waits ever longer after its own last attempt. An address
  // that has not failed never waits, so nobody is locked out by what others do.
  const wait = Math.min(WAIT_MAX_SECONDS, 2 ** (onAccount - limit));
  return wait - Math.max(0, secondsBetween(own.last_attempt_at, now));
}

/** Whether an attempt on an account may be made now. */
export async function judgeLogin(
  db: Queries,
  account: string,
  source: LoginSource,
  limits: Limits,
): Promise<Verdict> {
  const times = countingTimes(limits.clock);
  const address = clientAddress(source.address);
  const site = await listAttempts(db, account, address.site, times);
  const host = { key: address.host, before: site.find((each) => each.address === address.host) };
  if (source.knownBrowser !== null) {
    const key = `${BROWSER}${source.knownBrowser}`;
    const [before] = await listAttempts(db, account, [key, key], times);
    // One that has used up its own attempts is a browser like any other.
    if (before === undefined || before.attempts < limits.limit) {
      return { counted: [host, { key, before }], isKnownBrowser: true, wait: 0 };
    }
  }
  const wait = Math.ceil(await waitOf(db, account, address, site, limits));
  return { counted: [host], isKnownBrowser: false, wait: Math.max(0, wait) };
}
