import type { PasswordStrength } from '@bahai-friends/contract';
import { createLimiter } from '../../background/limiter.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { measureStrength } from './strength-thread.ts';

/** Passwords of a score below are guessed at once, or nearly. */
const STRONG_ENOUGH = 2;

export interface PasswordStrengthService {
  /** How easily a password of this user is guessed. @throws DomainError `busy` */
  of(password: string, username: string): Promise<PasswordStrength>;
  /**
   * Where the site is strict, refuses what is easily guessed.
   *
   * @throws DomainError `invalid` that says why; `busy`
   */
  assertStrong(password: string, username: string): Promise<void>;
}

interface StrengthDependencies {
  readonly isStrict: boolean;
  readonly siteName: () => string | Promise<string>;
}

export function createPasswordStrengthService({
  isStrict,
  siteName,
}: StrengthDependencies): PasswordStrengthService {
  const limiter = createLimiter({
    concurrent: 1,
    waitingMax: 50,
    busyMessage: 'Too many passwords are being looked at. Please try again in a moment.',
    retryAfter: 2,
  });

  const of = async (password: string, username: string): Promise<PasswordStrength> => {
    const known = [username, await siteName()];
    return limiter.run(() => measureStrength({ password, known }));
  };

  return {
    of,
    async assertStrong(password, username) {
      if (!isStrict) return;
      const { score, warning, suggestions } = await of(password, username);
      if (score >= STRONG_ENOUGH) return;
      const message = ['This password is easily guessed.', warning, ...suggestions]
        .filter(Boolean)
        .join(' ');
      throw new DomainError('invalid', message, { issues: [{ path: 'password', message }] });
    },
  };
}
