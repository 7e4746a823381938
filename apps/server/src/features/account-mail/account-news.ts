import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { TellNews } from '../users/account-news.ts';
import { findEmail } from './account-emails.repository.ts';
import { ACCOUNT_MAIL_KINDS, dailyNewsId, type News, newsKeysOf } from './account-mail-rows.ts';

interface NewsDependencies {
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, 'add'>;
  /** Whether the site sends mail, read in a transaction. */
  readonly isSetUp: (db: Queries) => Promise<boolean>;
}

/** Logins from the same place are reported once a day, in UTC. */
const idOf = (news: News, at: string): string =>
  news.kind === 'login'
    ? dailyNewsId(news.browser, news.system, news.network, at.slice(0, 10))
    : randomUUID();

/** Has a message mailed to an address, in the transaction of the change that it reports. */
export function createNewsMails({ clock, outbox }: Pick<NewsDependencies, 'clock' | 'outbox'>) {
  return async (db: Queries, emailId: number, news: News): Promise<void> => {
    const at = clock.now();
    await outbox.add(db, [
      {
        key: `${newsKeysOf(emailId)}${idOf(news, at)}`,
        channel: 'mail',
        kind: ACCOUNT_MAIL_KINDS.news,
        subject: { email: emailId, at, news },
        urgent: true,
      },
    ]);
  };
}

/** Tells the owners of accounts what happens to them, where there is a confirmed address and a mail account. */
export function createTellNews({ isSetUp, ...dependencies }: NewsDependencies): TellNews {
  const mail = createNewsMails(dependencies);
  return async (db, userId, news) => {
    const email = await findEmail(db, userId, 'confirmed');
    if (email !== undefined && (await isSetUp(db))) await mail(db, email.id, news);
  };
}
