import { expect } from 'vitest';
import type { Database } from '../db/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { createLoginThrottle, type LoginThrottle } from '../features/session/login-throttle.ts';
import { TestClock } from './test-clock.ts';

/** How long attempts count, in seconds. */
export const WINDOW = 15 * 60;
export const HOME = '192.0.2.1';
/** Addresses of a network elsewhere. @param number 1 to 254 */
export const away = (number: number): string => `198.51.100.${number}`;

export function throttleOn(database: Database, limit = 3) {
  const clock = new TestClock('2026-03-21T12:00:00Z');
  return { clock, throttle: createLoginThrottle({ database, clock, limit }) };
}

/** The seconds for which an attempt is refused; 0 when it is allowed. */
export async function attempt(
  throttle: LoginThrottle,
  address: string,
  { account = 'anna', knownBrowser = null as string | null } = {},
): Promise<number> {
  try {
    const source = { address, knownBrowser };
    await throttle.assertAllowed(account, source);
    await throttle.countAttempt(account, source);
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.kind).toBe('too-many-attempts');
    return error.retryAfter ?? Number.NaN;
  }
}

export async function attempts(
  throttle: LoginThrottle,
  address: string,
  count: number,
): Promise<number[]> {
  const waits: number[] = [];
  for (let done = 0; done < count; done += 1) waits.push(await attempt(throttle, address));
  return waits;
}
