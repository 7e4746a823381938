import { PASSWORD_RULES, type PasswordStrength } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { useEffect, useState } from 'react';
import { request } from '../../api/client.ts';
import { hasShape } from '../../api/response-shape.ts';
import { told } from '../../texts/told.ts';
import { useSettled } from '../../ui/use-settled.ts';

/** Passwords with a lower score are guessed within seconds. */
const STRONG_ENOUGH = 2;

const isStrength = (body: unknown): boolean =>
  hasShape<PasswordStrength>(body, {
    score: ['number'],
    said: ['object'],
  });

interface PasswordStrengthLineProps {
  /** The typed password. */
  readonly password: string;
  /** The token of the invitation, where nobody is logged in. */
  readonly token?: string | undefined;
}

/**
 * Warns of a password that meets the rules but is easily guessed, with the reasons. The call bypasses the query
 * cache, which would keep the password. When the call fails, the line stays empty.
 */
export function PasswordStrengthLine({ password, token }: PasswordStrengthLineProps) {
  const settled = useSettled(password);
  const [known, setKnown] = useState<PasswordStrength & { readonly of: string }>();
  useEffect(() => {
    if (!PASSWORD_RULES.every(({ holds }) => holds(settled))) return;
    const aborter = new AbortController();
    const body = { password: settled, ...(token !== undefined && { token }) };
    request('POST /api/password-strength', {
      body,
      signal: aborter.signal,
      isValid: isStrength,
    }).then(
      (strength) => setKnown({ ...strength, of: settled }),
      () => {},
    );
    return () => aborter.abort();
  }, [settled, token]);
  const isWeak = known !== undefined && known.of === password && known.score < STRONG_ENOUGH;
  return (
    <div aria-live="polite" className="text-sm text-muted">
      {isWeak && (
        <p className="pt-1">
          <strong>{texts.easilyGuessed}</strong>
          {known.said.map((each) => (
            <span key={each.code} className="block">
              {told(each)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
