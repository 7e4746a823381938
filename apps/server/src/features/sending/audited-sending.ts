import type { SendingPart } from '@bahai-friends/contract';
import type { SecretName, StoredSending } from './sending.repository.ts';

/** What the audit trail says of a change: which parts, and of none of them what it is. */
export function changedParts(
  before: StoredSending,
  after: StoredSending,
  secrets: Readonly<Record<SecretName, string | null | undefined>>,
): SendingPart[] {
  const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
  const parts: readonly (readonly [part: SendingPart, isChanged: boolean])[] = [
    ['mail', differs(before.mail, after.mail)],
    ['password', typeof secrets.mail === 'string'],
    ['dkim-key', typeof secrets.dkim === 'string'],
    ['time', before.sendAt !== after.sendAt],
    ['weekday', before.weeklyOn !== after.weeklyOn],
  ];
  return parts.flatMap(([part, isChanged]) => (isChanged ? [part] : []));
}
