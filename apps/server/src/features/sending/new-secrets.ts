import type { NewSending } from '@bahai-friends/contract';
import type { SecretName, StoredSending } from './sending.repository.ts';

/** What becomes of a secret: a text is the new one, null removes it, undefined leaves it. */
type Given = string | null | undefined;
export type NewSecrets = ReadonlyMap<SecretName, Given>;

/** A secret for one server is not shown to another. */
const at = (given: Given, isSameServer: boolean): Given =>
  given === undefined && !isSameServer ? null : given;

/**
 * What becomes of each secret.
 *
 * @param after What is stored from now on; new webhooks have their ids there.
 */
export function newSecrets(
  given: NewSending,
  before: StoredSending,
  after: StoredSending,
): NewSecrets {
  const { mail, telegram, mastodon } = given;
  const secrets = new Map<SecretName, Given>([
    ['mail', mail && at(mail.password, before.mail?.host === mail.host)],
    ['dkim', mail?.dkim ? mail.dkim.privateKey : null],
    ['telegram', telegram && at(telegram.token, before.telegram?.server === telegram.server)],
    ['mastodon', mastodon && at(mastodon.token, before.mastodon?.server === mastodon.server)],
  ]);
  for (const { id } of before.webhooks) secrets.set(id, null);
  for (const [index, { id, url }] of after.webhooks.entries()) {
    const isSame = before.webhooks.some((one) => one.id === id && one.url === url);
    secrets.set(id, at(given.webhooks[index]?.secret, isSame));
  }
  return secrets;
}

/** Whether any of them is a new one. */
export const hasNewSecret = (given: NewSending): boolean =>
  [
    given.mail?.password,
    given.mail?.dkim?.privateKey,
    given.telegram?.token,
    given.mastodon?.token,
    ...given.webhooks.map(({ secret }) => secret),
  ].some((secret) => typeof secret === 'string');
