import { randomBytes } from 'node:crypto';
import { type NewSending, say } from '@bahai-friends/contract';
import { invalidAt } from '../../errors/invalid-at.ts';
import type { StoredSending } from './sending.repository.ts';

type Stored = Pick<StoredSending, 'mail' | 'telegram' | 'mastodon' | 'webhooks'>;

function mailOf(given: NewSending['mail']): Stored['mail'] {
  if (given === null) return null;
  const { password, dkim, ...mail } = given;
  return {
    ...mail,
    dkim: dkim === null ? null : { domain: dkim.domain, selector: dkim.selector },
  };
}

function withoutToken<T extends { readonly token?: unknown }>({
  token: _token,
  ...rest
}: T): Omit<T, 'token'> {
  return rest;
}

function webhooksOf(given: NewSending['webhooks'], before: Stored['webhooks']) {
  const known = new Set(before.map(({ id }) => id));
  return given.map(({ id, url }, index) => {
    // Each id is accepted once, so that no webhook gets another's secret.
    if (id !== undefined && !known.delete(id)) {
      const said = say('no-such-webhook');
      throw invalidAt(`webhooks.${index}.id`, said);
    }
    return { id: id ?? (`webhook-${randomBytes(8).toString('hex')}` as const), url };
  });
}

/**
 * The settings to be stored: everything but the secrets.
 *
 * @throws DomainError `invalid` for an unknown webhook's id
 */
export function newStored(given: NewSending, before: Stored): Stored {
  return {
    mail: mailOf(given.mail),
    telegram: given.telegram && withoutToken(given.telegram),
    mastodon: given.mastodon && withoutToken(given.mastodon),
    webhooks: webhooksOf(given.webhooks, before.webhooks),
  };
}
