import { systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { createTellNews } from '../features/account-mail/account-news.ts';
import { hasMailAccount } from '../features/sending/sending.repository.ts';
import type { TellNews } from '../features/users/account-news.ts';
import { createOutbox } from '../outbox/outbox.ts';

/** Tells the owners of accounts by mail what commands do to their accounts; the site's sender sends it. */
export const tellNewsIn = (database: Database): TellNews =>
  createTellNews({
    clock: systemClock,
    outbox: createOutbox({ database, clock: systemClock }),
    // Only the mail account is checked: the site's address is in its own environment, which need not be that of the
    // command.
    isSetUp: hasMailAccount,
  });
