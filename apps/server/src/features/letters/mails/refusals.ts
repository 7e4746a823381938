import type { SendResult } from '../../../channels/channel.ts';
import type { Clock } from '../../../clock.ts';
import type { CommunityDay } from '../../../community-day.ts';
import type { Database } from '../../../db/database.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { TRANSACTION_ROWS } from '../../../outbox/outbox.ts';
import { endSubscription, type SubscriptionRow } from '../subscriptions.repository.ts';
import { keysOfDay } from './letter-rows.ts';
import {
  closeRefusals,
  countRefusals,
  forgetRefusals,
  listOpenDays,
  listRefused,
  noteRefusal,
} from './refusals.repository.ts';

/** A subscription ends when its address was refused on so many days without accepting a letter in between. */
const DAYS = 3;
/** On a day with at least so many letters, `RUN_SHARE` decides whether refusals are about the mail account. */
const RUN_LETTERS = 20;
/** When more than this share is refused, the mail account is at fault, and not the addresses. */
const RUN_SHARE = 1 / 5;

interface RefusalsDependencies {
  readonly database: Pick<Database, 'reads' | 'writes'>;
  readonly clock: Clock;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly outbox: Pick<Outbox, 'countByKey'>;
}

export type Refusals = ReturnType<typeof createRefusals>;

/** Repeats a step on a part of the rows until less than a whole part is left. */
async function inParts(part: () => Promise<number>): Promise<void> {
  while ((await part()) === TRANSACTION_ROWS);
}

/** Ends the letters to addresses that do not exist any more, but none because of a mail account that fails. */
export function createRefusals({ database, clock, communityDay, outbox }: RefusalsDependencies) {
  /** Whether so many were refused that the mail account is at fault; null while that cannot be decided. */
  async function isAboutAccount(day: string): Promise<boolean | null> {
    const { waiting, sent } = await outbox.countByKey(keysOfDay(day));
    if (waiting > 0 && day >= communityDay.today()) return null;
    const refused = await countRefusals(database.reads, day);
    const letters = sent + refused;
    return letters >= RUN_LETTERS && refused > letters * RUN_SHARE;
  }

  return {
    /** Stores the result of a letter. */
    async note(subscription: SubscriptionRow, day: string, result: SendResult): Promise<void> {
      const { id, refused_on: refusedOn } = subscription;
      if (result.outcome === 'sent') {
        if (refusedOn !== null) await forgetRefusals(database.writes, id);
      } else if (result.outcome === 'failed' && result.refusesRecipient) {
        await noteRefusal(database.writes, id, day);
      }
    },

    /** Judges the refusals of days whose letters are all sent, and ends subscriptions. */
    async judge(): Promise<void> {
      for (const day of await listOpenDays(database.reads)) {
        const isAccount = await isAboutAccount(day);
        if (isAccount === null) continue;
        const closing = { count: !isAccount, most: TRANSACTION_ROWS };
        await inParts(() => closeRefusals(database.writes, day, closing));
      }
      // In most minutes nothing has to end: a read waits for no other write.
      if ((await listRefused(database.reads, DAYS, 1)).length === 0) return;
      await inParts(() =>
        database.writes.transaction().execute(async (db) => {
          const refused = await listRefused(db, DAYS, TRANSACTION_ROWS);
          for (const row of refused) await endSubscription(db, row, clock.now());
          return refused.length;
        }),
      );
    },
  };
}
