import { describe, expect, it } from 'vitest';
import type { SendResult } from '../../../channels/channel.ts';
import { LETTER_ADDRESS, LETTER_TOKEN } from '../../../sealing/sealed-columns.ts';
import { addQuotes } from '../../../testing/content.ts';
import { databases } from '../../../testing/test-database.ts';
import { confirmSubscription, insertSubscription } from '../subscriptions.repository.ts';
import { lettersSender, NO_SUCH_USER, SENT, setUpMail } from '../testing/letters-sender.ts';
import { lettersSite, NOON } from '../testing/letters-site.ts';

const POLICY: SendResult = { outcome: 'failed', error: '550 5.7.1 denied', isFinal: true };
const DAYS = ['22', '23', '24', '25', '26'].map((day) => `2026-03-${day}`);

describe.each(databases)('addresses that are refused, on $name', ({ open }) => {
  async function site(count: number) {
    const here = await lettersSite(await open());
    await setUpMail(here);
    const key = await here.sealing.key();
    const topics = { daily: NOON, weekly: null, reminders: null };
    for (let number = 0; number < count; number += 1) {
      const id = await insertSubscription(
        here.database.writes,
        {
          address: key.seal(LETTER_ADDRESS, `person${number}@mail.example`),
          address_index: `index ${number}`,
          token: key.seal(LETTER_TOKEN, `token ${number}`),
          token_hash: `hash ${number}`,
          language: 'en',
          created_at: NOON,
          link_sent_on: null,
        },
        topics,
      );
      await confirmSubscription(here.database.writes, id ?? 0, topics, NOON);
    }
    await addQuotes(
      here.database,
      ...DAYS.map((displayDate) => ({ text: 'Be kind', displayDate })),
    );
    let answer: (to: string) => SendResult = () => SENT;
    const sender = await lettersSender(here, { answer: (to) => answer(to) });
    return {
      ...here,
      /** Sends a day's letters, and returns how many subscriptions are left. */
      async day(index: number, answers: (to: string) => SendResult) {
        answer = answers;
        here.clock.moveTo(`${DAYS[index]}T08:00:00Z`);
        await sender.run();
        here.clock.advance(61);
        await sender.run();
        const { database } = here;
        const rows = await database.reads.selectFrom('letter_subscriptions').select('id').execute();
        return rows.length;
      },
    };
  }

  const refusing =
    (...names: string[]) =>
    (to: string) =>
      names.some((name) => to.startsWith(`${name}@`)) ? NO_SUCH_USER : SENT;

  it('on three days get no more, and what they are known by stays', async () => {
    const here = await site(3);
    expect(await here.day(0, refusing('person1'))).toBe(3);
    expect(await here.day(1, refusing('person1'))).toBe(3);
    expect(await here.day(2, refusing('person1'))).toBe(2);
    const ended = await here.database.reads.selectFrom('ended_subscriptions').selectAll().execute();
    expect(ended.map(({ address_index }) => address_index)).toEqual(['index 1']);
  });

  it('go on when a letter was taken between, or something else was refused', async () => {
    const here = await site(2);
    await here.day(0, refusing('person1'));
    await here.day(1, refusing('person1'));
    await here.day(2, () => SENT);
    await here.day(3, refusing('person1'));
    expect(await here.day(4, () => POLICY)).toBe(2);
    const rows = await here.database.reads
      .selectFrom('letter_subscriptions')
      .select(['refusals', 'refused_on'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { refusals: 0, refused_on: null },
      { refusals: 1, refused_on: DAYS[3] },
    ]);
  });

  it('go on when over a fifth of 20 or more was refused: that is about the account', async () => {
    const here = await site(20);
    const five = refusing('person1', 'person2', 'person3', 'person4', 'person5');
    for (const day of [0, 1, 2, 3]) expect(await here.day(day, five)).toBe(20);
    expect(await here.day(4, refusing('person1'))).toBe(20);
    const rows = await here.database.reads
      .selectFrom('letter_subscriptions')
      .select('refusals')
      .where('refusals', '>', 0)
      .execute();
    expect(rows).toEqual([{ refusals: 1 }]);
  });

  it('end when a fifth of 20 or more was refused: that is about them', async () => {
    const here = await site(20);
    const four = refusing('person1', 'person2', 'person3', 'person4');
    expect(await here.day(0, four)).toBe(20);
    expect(await here.day(1, four)).toBe(20);
    expect(await here.day(2, four)).toBe(16);
  });
});
