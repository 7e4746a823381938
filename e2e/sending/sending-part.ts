import type { StoredMail } from '@bahai-friends/contract';
import type { Locator, Page } from '@playwright/test';
import type { Site } from '../support/site.ts';

export const PLACE = '/admin#settings/sending';
export const AT = '2026-03-21T12:00:00.000Z';

export const part = (page: Page): Locator => page.getByRole('region', { name: 'Sending' });
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
export const toast = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notification' }).getByRole('listitem');

const MAIL: StoredMail = {
  host: 'smtp.mail.example',
  port: 465,
  security: 'tls',
  username: 'friends',
  fromName: 'Friends',
  fromAddress: 'friends@site.example',
  replyTo: null,
  perHour: 200,
  dkim: null,
};

interface Stored {
  /** The values in which the account differs from the usual one. */
  readonly mail?: Partial<StoredMail>;
  readonly pausedAt?: string | null;
  /** The check value of the key with which the password was sealed. */
  readonly checkValue?: string;
}

/**
 * Stores the settings of a site that sends already; with `checkValue` they are sealed with another key than the site's.
 */
export const setUp = (site: Site, { pausedAt = null, checkValue, mail }: Stored = {}) =>
  site.change(async ({ writes }) => {
    await writes
      .insertInto('sending')
      .values({
        id: 1,
        version: 2,
        mail: JSON.stringify({ ...MAIL, ...mail }),
        send_at: '07:00',
        weekly_on: 1,
        since: AT,
        paused_at: pausedAt,
        updated_at: AT,
      })
      .execute();
    if (checkValue === undefined) return;
    await writes
      .insertInto('installation')
      .values({ key: 'sealing-check', value: checkValue })
      .execute();
    await writes.insertInto('sending_secrets').values({ name: 'mail', secret: 'sealed' }).execute();
  });
