import { type ForbiddenProblem, type Problem, say } from '@bahai-friends/contract';
import type { Actor } from './actor.ts';
import { CLOCKS_DIFFER_SECONDS, type Clock } from './clock.ts';
import { DomainError } from './errors/domain-error.ts';

/** How long an entered password counts as entered just now, in seconds. */
const RECENT_PASSWORD_SECONDS = 15 * 60;

const REAUTHENTICATE = { reauthenticate: true } as const satisfies Omit<
  ForbiddenProblem,
  keyof Problem
>;

/**
 * Permits only users who have entered their password lately: a browser that was left open, or a stolen session, is
 * not enough to take over an account. An instant in the future does not count, since the clock was set back after it.
 *
 * @throws DomainError `forbidden` with `reauthenticate`
 */
export function assertRecentPassword({ passwordEnteredAt }: Actor, clock: Clock): void {
  const isRecent =
    passwordEnteredAt >= clock.after(-RECENT_PASSWORD_SECONDS) &&
    passwordEnteredAt <= clock.after(CLOCKS_DIFFER_SECONDS);
  if (isRecent) return;
  throw new DomainError('forbidden', say('enter-password-again'), REAUTHENTICATE);
}
