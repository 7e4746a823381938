import type { NewSending } from '@bahai-friends/contract';
import type { SecretName, StoredSending } from './sending.repository.ts';

/** The change of a secret: a text is the new one, null removes it, undefined leaves it. */
type Given = string | null | undefined;
export type NewSecrets = ReadonlyMap<SecretName, Given>;

/** Removes a secret when its server changes: it must not be sent to another one. */
const at = (given: Given, isSameServer: boolean): Given =>
  given === undefined && !isSameServer ? null : given;

/**
 * The change of each secret.
 *
 * @param after The settings to be stored; new webhooks have their ids there.
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

/** Whether any of them is new. */
export const hasNewSecret = (given: NewSending): boolean =>
  [
    given.mail?.password,
    given.mail?.dkim?.privateKey,
    given.telegram?.token,
    given.mastodon?.token,
    ...given.webhooks.map(({ secret }) => secret),
  ].some((secret) => typeof secret === 'string');
