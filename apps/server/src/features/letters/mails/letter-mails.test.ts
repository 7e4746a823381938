import { NO_FEATURES } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import type { MailMessage } from '../../../channels/mail/mail-channel.ts';
import { addHolyDays, addQuotes } from '../../../testing/content.ts';
import { postForm } from '../../../testing/public-forms.ts';
import { databases } from '../../../testing/test-database.ts';
import { readStoredSettings, saveSettings } from '../../settings/settings.repository.ts';
import { saveLetterNote } from '../letter-note.repository.ts';
import { lettersSender, setUpMail, subscribed } from '../testing/letters-sender.ts';
import { type LettersSite, lettersSite, NOON, subscribe } from '../testing/letters-site.ts';

const DAY_SECONDS = 24 * 60 * 60;
const ANNA = 'anna@mail.example';
const BAHAR = 'bahar@mail.example';

const toWhom = (mails: readonly MailMessage[]) =>
  mails.map(({ to, subject }) => `${to}: ${subject}`).sort();

async function change(site: LettersSite, changed: object) {
  const stored = await readStoredSettings(site.database.reads);
  await saveSettings(site.database.writes, { ...stored, ...changed }, stored.version + 1, NOON);
}

describe.each(databases)('the mails of letters on $name', ({ open }) => {
  async function site() {
    const here = await lettersSite(await open());
    await setUpMail(here);
    return { ...here, ...(await lettersSender(here)) };
  }

  it('have a link to confirm, and for who has confirmed a link to what is theirs', async () => {
    const here = await site();
    await subscribe(here, ANNA, ['daily'], '/fa/letters');
    const [first, ...others] = await here.run();
    expect([first?.to, others]).toEqual([ANNA, []]);
    const [, path = ''] =
      /https:\/\/friends\.example(\/letters\/confirm\/\S+)/.exec(first?.text ?? '') ?? [];
    expect(first?.html).toContain('<html lang="fa" dir="rtl">');
    expect((await postForm(here.app, path, [])).statusCode).toBe(200);
    await subscribe(here, ANNA);
    const [second] = await here.run();
    expect(second?.text).toMatch(/https:\/\/friends\.example\/letters\/yours\/\S+/);
    expect(await here.run()).toEqual([]);
  });

  it('go to who has subscribed while the clock was ahead', async () => {
    const here = await site();
    here.clock.set(300 * DAY_SECONDS);
    await subscribed(here, ANNA);
    await here.run();
    here.clock.set(-300 * DAY_SECONDS);
    await addQuotes(here.database, { text: 'Be kind', displayDate: '2026-03-22' });
    here.clock.moveTo('2026-03-22T07:00:00Z');
    expect((await here.run()).map(({ to }) => to)).toEqual([ANNA]);
  });

  it('say what they are, how they end, and nothing of whose row they were', async () => {
    const here = await site();
    const token = await subscribed(here, ANNA);
    await addQuotes(here.database, { text: 'Be kind', displayDate: '2026-03-22' });
    await here.run();
    here.clock.moveTo('2026-03-22T07:00:00Z');
    const [mail] = await here.run();
    expect(mail?.headers).toEqual({
      'List-Id': '<letters.friends.example>',
      'List-Unsubscribe': `<https://friends.example/letters/end/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'en',
    });
    expect(mail?.messageId).toMatch(/^[\w-]{43}@friends\.example$/);
  });

  it('have the quote of the day in the language of each, from the next due day on', async () => {
    const here = await site();
    await addQuotes(
      here.database,
      { text: 'Today', displayDate: '2026-03-21' },
      {
        text: 'Be kind',
        displayDate: '2026-03-22',
        language: 'en',
        translations: [{ language: 'fa', text: 'مهربان باشید' }],
      },
    );
    await subscribed(here, ANNA);
    await subscribed(here, BAHAR, ['daily'], '/fa/letters');
    await subscribe(here, 'unconfirmed@mail.example');
    await here.run();
    here.clock.moveTo('2026-03-21T23:59:00Z');
    expect(await here.run()).toEqual([]);
    here.clock.moveTo('2026-03-22T06:59:59Z');
    expect(await here.run()).toEqual([]);
    here.clock.moveTo('2026-03-22T07:00:00Z');
    const mails = await here.run();
    expect(mails.map(({ to }) => to).sort()).toEqual([ANNA, BAHAR]);
    const [anna, bahar] = [ANNA, BAHAR].map((to) => mails.find((mail) => mail.to === to));
    expect(anna?.text).toContain('“Be kind”');
    expect(bahar?.text).toContain('مهربان باشید');
    expect(bahar?.text).toContain('https://friends.example/fa/quotes/2026-03-22');
    here.clock.set(-3600);
    expect(await here.run()).toEqual([]);
    here.clock.moveTo('2026-03-22T20:00:00Z');
    expect(await here.run()).toEqual([]);
    // Without a quote there is no letter.
    await here.database.writes.deleteFrom('quotes').execute();
    here.clock.moveTo('2026-03-23T08:00:00Z');
    expect(await here.run()).toEqual([]);
  });

  it('of a day are sent once when the zone changes on it, and in its words of the moment', async () => {
    const here = await site();
    await subscribed(here, ANNA);
    const [id] = await addQuotes(here.database, { text: 'Old', displayDate: '2026-03-22' });
    await here.run();
    here.clock.moveTo('2026-03-22T07:00:00Z');
    await setUpMail(here, { mail: null });
    await here.run();
    await here.database.writes
      .updateTable('quotes')
      .set({ text: 'New' })
      .where('id', '=', id ?? 0)
      .execute();
    await setUpMail(here);
    const [mail] = await here.run();
    expect(mail?.text).toContain('“New”');
    await change(here, { timeZone: 'Pacific/Honolulu' });
    here.clock.moveTo('2026-03-22T18:00:00Z');
    expect(await here.run()).toEqual([]);
    await change(here, { timeZone: 'Pacific/Kiritimati' });
    here.clock.moveTo('2026-03-22T20:00:00Z');
    expect(await here.run()).toEqual([]);
  });

  it('of the week come on its day with the note, which is then used up', async () => {
    const here = await site();
    await subscribed(here, ANNA, ['weekly']);
    await here.run();
    await saveLetterNote(here.database.writes, { text: 'Come & see us', version: 2 });
    here.clock.moveTo('2026-03-22T08:00:00Z');
    expect(await here.run()).toEqual([]);
    // A Monday.
    here.clock.moveTo('2026-03-23T08:00:00Z');
    const [mail] = await here.run();
    expect(mail?.text).toContain('Come & see us');
    // The following week has no content.
    here.clock.moveTo('2026-03-30T08:00:00Z');
    expect(await here.run()).toEqual([]);
    await addHolyDays(here.database, ['Our day', '2026-04-07']);
    here.clock.moveTo('2026-04-06T08:00:00Z');
    const [next] = await here.run();
    expect(next?.text).toContain('Our day');
    expect(next?.text).not.toContain('Come & see us');
  });

  it('keep the note where nobody gets the weekly letter', async () => {
    const here = await site();
    await subscribed(here, ANNA, ['daily']);
    await here.run();
    await saveLetterNote(here.database.writes, { text: 'Come & see us', version: 2 });
    here.clock.moveTo('2026-03-23T08:00:00Z');
    await here.run();
    await subscribed(here, BAHAR, ['weekly']);
    await here.run();
    here.clock.moveTo('2026-03-30T08:00:00Z');
    expect((await here.run()).map(({ text }) => text.includes('Come & see us'))).toEqual([true]);
  });

  it('remind of all that a day has in one letter', async () => {
    const here = await site();
    await subscribed(here, ANNA, ['reminders']);
    await here.run();
    await addHolyDays(here.database, ['One', '2026-03-24'], ['Two', '2026-03-24']);
    here.clock.moveTo('2026-03-22T08:00:00Z');
    expect(await here.run()).toEqual([]);
    here.clock.moveTo('2026-03-23T08:00:00Z');
    expect(toWhom(await here.run())).toEqual([`${ANNA}: Tomorrow: One · Two`]);
  });

  it('are dropped when they have become pointless: ended, off, or of another day', async () => {
    const here = await site();
    const tokens = [await subscribed(here, ANNA), await subscribed(here, BAHAR)];
    await subscribed(here, 'caro@mail.example');
    await here.run();
    await addQuotes(
      here.database,
      { text: 'One', displayDate: '2026-03-22' },
      { text: 'Two', displayDate: '2026-03-23' },
      { text: 'Three', displayDate: '2026-03-24' },
    );
    const waits = async (day: string) => {
      here.clock.moveTo(`${day}T07:00:00Z`);
      await setUpMail(here);
      const { database } = here;
      const prepared = await lettersSender(here, {
        answer: () => ({ outcome: 'failed', error: 'later' }),
      });
      await prepared.run();
      return database;
    };
    await waits('2026-03-22');
    await postForm(here.app, `/letters/end/${tokens[0]}`, []);
    here.clock.advance(60);
    expect((await here.run()).map(({ to }) => to).sort()).toEqual([BAHAR, 'caro@mail.example']);
    await waits('2026-03-23');
    here.clock.moveTo('2026-03-24T00:00:00Z');
    expect(await here.run()).toEqual([]);
    await waits('2026-03-24');
    await change(here, { features: NO_FEATURES });
    here.clock.advance(60);
    expect(await here.run()).toEqual([]);
    const left = await here.database.reads
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .execute();
    expect(left).toEqual([]);
    expect(here.errors).toEqual([]);
  });

  it('wait as long as the key of the addresses is not there', async () => {
    const here = await site();
    await subscribe(here, ANNA);
    const lost = { ...here.sealing, find: async () => null, state: async () => 'missing' as const };
    const without = await lettersSender({ ...here, sealing: lost });
    expect(await without.run()).toEqual([]);
    expect(without.errors).toEqual([]);
    expect((await here.run()).map(({ to }) => to)).toEqual([ANNA]);
  });
});
