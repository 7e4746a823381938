import type { SendingPart } from '@bahai-friends/contract';
import type { NewSecrets } from './new-secrets.ts';
import type { SecretName, StoredSending } from './sending.repository.ts';

/** The parts that changed, for the audit trail, which never has their values. */
export function changedParts(
  before: StoredSending,
  after: StoredSending,
  secrets: NewSecrets,
): SendingPart[] {
  const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
  const isNew = (name: SecretName): boolean => typeof secrets.get(name) === 'string';
  const parts: readonly (readonly [part: SendingPart, isChanged: boolean])[] = [
    ['mail', differs(before.mail, after.mail)],
    ['password', isNew('mail')],
    ['dkim-key', isNew('dkim')],
    ['telegram', differs(before.telegram, after.telegram) || isNew('telegram')],
    ['mastodon', differs(before.mastodon, after.mastodon) || isNew('mastodon')],
    [
      'webhooks',
      differs(before.webhooks, after.webhooks) || after.webhooks.some(({ id }) => isNew(id)),
    ],
    ['time', before.sendAt !== after.sendAt],
    ['weekday', before.weeklyOn !== after.weeklyOn],
  ];
  return parts.flatMap(([part, isChanged]) => (isChanged ? [part] : []));
}
