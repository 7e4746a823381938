import { type PasswordStrength, say } from '@bahai-friends/contract';
import { createLimiter } from '../../background/limiter.ts';
import { invalidAt } from '../../errors/invalid-at.ts';
import { measureStrength } from './strength-thread.ts';
import type { MeasuredStrength } from './strength-worker.ts';

/** Passwords with a lower score are guessed at once, or nearly. */
const STRONG_ENOUGH = 2;

export interface PasswordStrengthService {
  /** How easily a password of this user is guessed. @throws DomainError `busy` */
  of(password: string, username: string): Promise<PasswordStrength>;
  /**
   * On a strict site, refuses passwords that are easily guessed.
   *
   * @throws DomainError `invalid` with the reasons; `busy`
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
    busy: say('password-checks-busy'),
    retryAfter: 2,
  });

  const measure = async (password: string, username: string): Promise<MeasuredStrength> => {
    const known = [username, await siteName()];
    return limiter.run(() => measureStrength({ password, known }));
  };

  return {
    async of(password, username) {
      const measured = await measure(password, username);
      const warning = measured.warning && say(measured.warning);
      const suggestions = measured.suggestions.map((code) => say(code));
      return {
        score: measured.score,
        warning: warning?.message ?? '',
        suggestions: suggestions.map(({ message }) => message),
        said: [...(warning ? [warning] : []), ...suggestions],
      };
    },
    async assertStrong(password, username) {
      if (!isStrict) return;
      const { score, warning, suggestions } = await measure(password, username);
      if (score >= STRONG_ENOUGH) return;
      const advice = [...(warning ? [warning] : []), ...suggestions];
      const said = say('password-guessed', {
        said: advice.map((code) => ({ code, values: {} })),
      });
      throw invalidAt('password', said);
    },
  };
}
