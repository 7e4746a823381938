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

/** Shorter keys are refused by receivers (RFC 8301 asks for 2,048). */
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

/** The problem with the address of another site. */
function addressProblem(address: string, { allowLocal }: TargetRules): SingleProblem | null {
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!isAllowedHost(host, { allowLocal, refusesOwnMachine: true })) return say('target-is-local');
  return protocol === 'https:' || allowLocal ? null : say('target-needs-https');
}

function networkIssues({ telegram, mastodon, webhooks }: NewSending, rules: TargetRules): Issue[] {
  const addresses: readonly (readonly [path: string, address: string | null | undefined])[] = [
    ['telegram.server', telegram?.server],
    ['mastodon.server', mastodon?.server],
    ...webhooks.map(({ url }, index) => [`webhooks.${index}.url`, url] as const),
  ];
  return addresses.flatMap(([path, address]) => {
    const said = address ? addressProblem(address, rules) : null;
    return said === null ? [] : [{ path, ...said }];
  });
}

/**
 * Refuses settings that are wrong without connecting anywhere.
 *
 * @param hasPrivateKey Whether one is stored already.
 * @throws DomainError `invalid` with an issue for each field
 */
export function assertUsable(given: NewSending, hasPrivateKey: boolean, rules: TargetRules): void {
  const ofMail = given.mail === null ? [] : mailIssues(given.mail, hasPrivateKey, rules);
  const issues = [...ofMail, ...networkIssues(given, rules)];
  if (issues.length === 0) return;
  const said = issues.map(({ code, values }) => ({ code, values }));
  throw new DomainError('invalid', say('refused-fields', { said }), { issues });
}
