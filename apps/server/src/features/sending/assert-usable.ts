import { createPrivateKey, type KeyObject } from 'node:crypto';
import { type NewSending, type SingleProblem, say } from '@bahai-friends/contract';
import {
  isAllowedHost,
  isOwnMachine,
  type TargetRules,
} from '../../channels/targets/allowed-address.ts';
import { DomainError } from '../../errors/domain-error.ts';

type NewMail = NonNullable<NewSending['mail']>;

type Issue = SingleProblem & { readonly path: string };

/** Shorter ones are refused by those who check signatures (RFC 8301 asks for 2,048). */
const DKIM_BITS_MIN = 2048;

function keyIn(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

function dkimProblem(pem: string): SingleProblem | null {
  const key = keyIn(pem);
  if (key === null) return say('dkim-key-unreadable');
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  return key.asymmetricKeyType === 'rsa' && bits >= DKIM_BITS_MIN ? null : say('dkim-key-weak');
}

function mailIssues(mail: NewMail, hasPrivateKey: boolean, rules: TargetRules): Issue[] {
  const issues: Issue[] = [];
  const add = (path: string, said: SingleProblem | null) => {
    if (said !== null) issues.push({ path: `mail.${path}`, ...said });
  };
  if (!isAllowedHost(mail.host, rules)) add('host', say('target-is-local'));
  if (mail.security === 'none' && !isOwnMachine(mail.host) && !rules.allowLocal) {
    add('security', say('mail-needs-tls'));
  }
  if (mail.dkim?.privateKey) add('dkim.privateKey', dkimProblem(mail.dkim.privateKey));
  else if (mail.dkim && (mail.dkim.privateKey === null || !hasPrivateKey)) {
    add('dkim.privateKey', say('dkim-key-needed'));
  }
  return issues;
}

/**
 * Refuses what can be told to be wrong before anything is connected to.
 *
 * @param hasPrivateKey Whether one is stored already.
 * @throws DomainError `invalid` with an issue for each field
 */
export function assertUsable(
  { mail }: NewSending,
  hasPrivateKey: boolean,
  rules: TargetRules,
): void {
  const issues = mail === null ? [] : mailIssues(mail, hasPrivateKey, rules);
  if (issues.length === 0) return;
  const said = issues.map(({ code, values }) => ({ code, values }));
  throw new DomainError('invalid', say('refused-fields', { said }), { issues });
}
