import { LRUCache } from 'lru-cache';
import { clientAddress } from '../../client-address.ts';
import type { Clock } from '../../clock.ts';

const HOUR_SECONDS = 60 * 60;
/** Networks that are counted; the one counted least recently makes room. */
const NETWORKS_MAX = 10_000;

interface Window {
  /** In seconds of the monotonic clock. */
  readonly endsAt: number;
  count: number;
}

interface FormLimitsOptions {
  readonly perHour: number;
  readonly perHourInAll: number;
  readonly clock: Pick<Clock, 'elapsed'>;
}

/**
 * Counts a form that came from an address.
 *
 * @returns null when it may go on; else the seconds after which another one may
 */
export type CountForm = (address: string) => number | null;

/** The IPv4 /24, or the IPv6 /56 of one household: somebody with one of its addresses can use the others. */
function networkOf(written: string): string {
  const { site, network } = clientAddress(written);
  return site[0] === site[1] ? network : site[0];
}

/**
 * Limits the public forms of an hour, from one network and in all, on each instance by itself. Addresses are not
 * stored.
 */
export function createFormLimits({ perHour, perHourInAll, clock }: FormLimitsOptions): CountForm {
  // It is made for the first form: it takes its memory at once, and most sites have no forms.
  let windows: LRUCache<string, Window> | undefined;
  let all: Window | undefined;

  const current = (window: Window | undefined): Window =>
    window !== undefined && clock.elapsed() < window.endsAt
      ? window
      : { endsAt: clock.elapsed() + HOUR_SECONDS, count: 0 };
  const wait = ({ endsAt }: Window): number => Math.max(1, Math.ceil(endsAt - clock.elapsed()));

  return (address) => {
    windows ??= new LRUCache({ max: NETWORKS_MAX });
    const name = networkOf(address);
    const own = current(windows.get(name));
    all = current(all);
    windows.set(name, own);
    if (own.count >= perHour) return wait(own);
    if (all.count >= perHourInAll) return wait(all);
    own.count += 1;
    all.count += 1;
    return null;
  };
}
