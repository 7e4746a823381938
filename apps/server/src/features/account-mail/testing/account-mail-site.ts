import type { MailMessage } from '../../../channels/mail/mail-channel.ts';
import type { Database } from '../../../db/database.ts';
import { loggedIn, TestBrowser } from '../../../testing/test-browser.ts';
import { addUsers } from '../../../testing/test-users.ts';
import { lettersSender, setUpMail } from '../../letters/testing/letters-sender.ts';
import { lettersSite } from '../../letters/testing/letters-site.ts';

export const ANNA = 'anna.zephyr@mail.example';
export const NEW_PASSWORD = 'Quiet-River-88';

/** So many forms that no network reaches the limit, unless a test is about that. */
const MANY = '100000';

type SiteOptions = Parameters<typeof lettersSite>[1];
type SenderOptions = Parameters<typeof lettersSender>[1];

/** A site that sends mail, where anna is logged in, and its sender, whose mails are read in place of being sent. */
export async function accountMailSite(
  database: Database,
  { environment, ...options }: SiteOptions = {},
  senderOptions: SenderOptions = {},
) {
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const site = await lettersSite(database, {
    ...options,
    environment: {
      PUBLIC_FORMS_PER_HOUR: MANY,
      PUBLIC_FORMS_PER_HOUR_IN_ALL: MANY,
      ...environment,
    },
  });
  await setUpMail(site);
  const sender = await lettersSender(site, { showsContent: false, ...senderOptions });
  return { ...site, ...sender, ids, anna: await loggedIn(site.app, 'anna') };
}

export type AccountMailSite = Awaited<ReturnType<typeof accountMailSite>>;

/** The token at the end of the link in a mail. */
export function tokenIn(mail: MailMessage | undefined): string {
  const [, token = ''] =
    /\/admin-auth(?:\?lang=\w+)?#\w+=([\w-]{43})\b/.exec(mail?.text ?? '') ?? [];
  return token;
}

/** Gives and confirms an address as its owner does; returns the mails sent meanwhile. */
export async function confirmAddress(
  { run }: Pick<AccountMailSite, 'run'>,
  browser: TestBrowser,
  email = ANNA,
): Promise<MailMessage[]> {
  await browser.call('PUT', '/api/account/email', { email });
  const token = tokenIn((await run()).find((mail) => tokenIn(mail) !== ''));
  const confirmed = await browser.call('POST', '/api/account/email/confirm', { token });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return run();
}

/** Asks for a link to a new password, as a stranger. */
export const ask = ({ app }: Pick<AccountMailSite, 'app'>, username: string) =>
  new TestBrowser(app).call('POST', '/api/password-reset', { username });

/** Chooses a new password through a link. */
export const accept = (
  { app }: Pick<AccountMailSite, 'app'>,
  token: string,
  password = NEW_PASSWORD,
) =>
  new TestBrowser(app).call('POST', '/api/password-reset/accept', {
    token,
    password,
    confirmPassword: password,
  });
