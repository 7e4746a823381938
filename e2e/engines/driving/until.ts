import { setTimeout as pause } from 'node:timers/promises';
import { EngineHangsError } from './engine.ts';

/** Only a flow that fails waits this long; the machine may have other things to do. */
const LIMIT_MS = 60_000;
const LOOK_AGAIN_MS = 100;

/**
 * Looks again and again until a condition holds. Errors meanwhile do not count: the page may just be replaced by the
 * next one.
 *
 * @param what What is waited for, for the message of the error.
 * @param look Returns `undefined` as long as the condition does not hold.
 */
export async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + LIMIT_MS;
  let reason: unknown;
  do {
    try {
      const seen = await look();
      if (seen !== undefined) return seen;
      reason = undefined;
    } catch (error) {
      if (error instanceof EngineHangsError) throw error;
      reason = error;
    }
    await pause(LOOK_AGAIN_MS);
  } while (performance.now() < end);
  const because = reason instanceof Error ? `: ${reason.message}` : '';
  throw new Error(`Not within ${LIMIT_MS / 1000} seconds: ${what}${because}`);
}
