import { describe, expect, it } from 'vitest';
import { createOutbox, TRANSACTION_ROWS } from '../../../outbox/outbox.ts';
import { addQuotes } from '../../../testing/content.ts';
import { databases } from '../../../testing/test-database.ts';
import { lettersSender, setUpMail } from '../testing/letters-sender.ts';
import { lettersSite } from '../testing/letters-site.ts';
import { addSubscriptions } from '../testing/many-subscriptions.ts';
import { createLetterDays } from './letter-days.ts';

const LETTERS = 2 * TRANSACTION_ROWS + 7;
const DAY = '2026-03-22';
const QUOTE = { id: 1, text: 'Be kind', source: '', referenceUrl: null, displayDate: DAY };
const SITE = { siteName: 'Friends', contact: 'Anna', language: 'en', isOn: true } as const;

describe.each(databases)('the letters of a day on $name', ({ open }) => {
  it('are all added, once, where the sender was killed in the middle of it', async () => {
    const here = await lettersSite(await open());
    const { database, clock } = here;
    await setUpMail(here);
    await addQuotes(database, { text: 'Be kind', displayDate: DAY });
    const addresses = await addSubscriptions(here, LETTERS);
    const countRows = async () =>
      (await database.reads.selectFrom('outbox').select('id').execute()).length;

    const outbox = createOutbox({ database, clock });
    let parts = 0;
    const [daily] = createLetterDays({
      database,
      clock,
      outbox: {
        /** Rows that were not committed are lost, as after a kill. */
        async add(transaction, items) {
          const added = await outbox.add(transaction, items);
          parts += 1;
          if (parts === 2) throw new Error('killed');
          return added;
        },
      },
      sources: {
        quotes: { findToday: async () => ({ ...QUOTE, language: 'en', credit: null }) },
        shownDays: { before: async () => null },
        holyDays: { between: async () => [] },
        gatherings: { shownWithin: async () => [] },
      },
      site: async () => SITE,
      dueAt: async () => `${DAY}T07:00:00.000Z`,
      weeklyOn: async () => 1,
    });
    await expect(daily?.prepare(DAY)).rejects.toThrow('killed');
    expect(await countRows()).toBe(TRANSACTION_ROWS);

    const next = await lettersSender(here);
    clock.moveTo(`${DAY}T07:00:00Z`);
    const mails = await next.run();
    expect(mails.map(({ to }) => to).sort()).toEqual(addresses.toSorted());
    expect(await countRows()).toBe(LETTERS);
    expect(await next.run()).toEqual([]);
  });
});
