import { systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { createTellNews } from '../features/account-mail/account-news.ts';
import { hasMailAccount } from '../features/sending/sending.repository.ts';
import type { TellNews } from '../features/users/account-news.ts';
import { createOutbox } from '../outbox/outbox.ts';

/** Has the owners of accounts hear of what commands do to them; the site's sender mails it. */
export const tellNewsIn = (database: Database): TellNews =>
  createTellNews({
    clock: systemClock,
    outbox: createOutbox({ database, clock: systemClock }),
    // The site's own address is in its environment, which need not be the command's.
    isSetUp: hasMailAccount,
  });
