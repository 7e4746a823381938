import { NO_FEATURES } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import { describe, expect, it } from 'vitest';
import { addHolyDays, addQuotes } from '../../../testing/content.ts';
import { databases } from '../../../testing/test-database.ts';
import { readStoredSettings, saveSettings } from '../../settings/settings.repository.ts';
import { LOCAL, notificationsSender } from '../testing/notifications-sender.ts';
import { callFrom, notificationsSite } from '../testing/notifications-site.ts';

const DAY_SECONDS = 24 * 60 * 60;
const DAY = '2026-03-22';
const KIND = 'مهربان باشید';

describe.each(databases)('notifications on $name', ({ open }) => {
  async function site(environment: Record<string, string> = {}) {
    const here = await notificationsSite(await open(), {
      environment: { ...LOCAL, ...environment },
    });
    return { ...here, ...(await notificationsSender(here)) };
  }
  const due = `${DAY}T07:00:00Z`;

  const quote = (text: string) => ({
    text,
    displayDate: DAY,
    language: 'en' as const,
    source: 'Words of Wisdom',
    translations: [{ language: 'fa' as const, text: KIND }],
  });

  it('have the quote in the language of each, encrypted for the browser, once a day', async () => {
    const here = await site();
    await addQuotes(here.database, quote('Be kind'));
    const { endpoint } = await here.subscribe();
    await here.subscribe({ language: 'en' });
    await here.subscribe({ topics: ['reminders'] });
    here.clock.moveTo('2026-03-21T23:59:59Z');
    expect(await here.run()).toEqual([]);
    here.clock.moveTo(due);
    const sent = await here.run();
    expect(sent.map(({ unreadable }) => unreadable)).toEqual([null, null]);
    const persian = sent.find((message) => message.endpoint === endpoint);
    expect(persian).toMatchObject({ ttl: 17 * 60 * 60, topic: 'daily' });
    expect(persian?.shown).toEqual({
      title: 'سخن روز ۲۲ مارس ۲۰۲۶',
      body: KIND,
      url: '/fa',
      lang: 'fa',
      dir: 'rtl',
      tag: 'daily',
    });
    expect(sent.find((message) => message !== persian)?.shown).toMatchObject({
      body: 'Be kind',
      url: '/',
      lang: 'en',
      dir: 'ltr',
    });
    here.clock.set(-3600);
    expect(await here.run()).toEqual([]);
    here.clock.moveTo(`${DAY}T20:00:00Z`);
    expect(await here.run()).toEqual([]);
    expect(here.errors).toEqual([]);
  });

  it('come to who has subscribed while the clock was ahead', async () => {
    const here = await site();
    await addQuotes(here.database, quote('Be kind'));
    here.clock.set(300 * DAY_SECONDS);
    await here.subscribe();
    here.clock.set(-300 * DAY_SECONDS);
    here.clock.moveTo(due);
    expect(await here.run()).toHaveLength(1);
  });

  it('have the source of a quote that is longer than 180 characters', async () => {
    const here = await site();
    await addQuotes(here.database, quote('🌟'.repeat(180)));
    await here.subscribe({ language: 'en' });
    here.clock.moveTo(due);
    expect((await here.run())[0]?.shown.body).toBe('🌟'.repeat(180));
    await addQuotes(here.database, { ...quote('a'.repeat(181)), displayDate: '2026-03-23' });
    here.clock.moveTo('2026-03-23T07:00:00Z');
    expect((await here.run())[0]?.shown.body).toBe('Words of Wisdom');
  });

  it('remind of what the next day is', async () => {
    const here = await site();
    await here.subscribe({ topics: ['reminders'], language: 'en' });
    await addHolyDays(here.database, ['One', '2026-03-23'], ['Two', '2026-03-23']);
    here.clock.moveTo(due);
    const [message, ...others] = await here.run();
    expect([message?.shown.title, message?.topic, others]).toEqual([
      'Tomorrow: One · Two',
      'reminders',
      [],
    ]);
    here.clock.moveTo('2026-03-23T07:00:00Z');
    expect(await here.run()).toEqual([]);
  });

  it('that are discreet have no word of what they are about, and one length', async () => {
    const here = await site();
    await addQuotes(here.database, quote('Be kind to Bahá’ís'));
    await addHolyDays(here.database, ['Naw-Rúz', '2026-03-23']);
    for (const language of LANGUAGES) {
      for (const topic of ['daily', 'reminders']) {
        await here.subscribe({ language, topics: [topic], discreet: true });
      }
    }
    here.clock.moveTo(due);
    const sent = await here.run();
    expect(sent).toHaveLength(2 * LANGUAGES.length);
    expect(new Set(sent.map(({ size, topic }) => `${topic} ${size}`)).size).toBe(1);
    for (const { shown } of sent) {
      expect(JSON.stringify(shown)).not.toMatch(/bah|kind|naw|ruz|haifa|بها|سخن|quote/i);
      expect(Object.keys(shown)).toEqual(['title', 'body', 'url', 'lang', 'dir', 'tag']);
    }
    const persian = sent.find(({ shown }) => shown.lang === 'fa');
    expect(persian?.shown).toMatchObject({ title: 'چیزی تازه', url: '/fa', dir: 'rtl' });
  });

  it('end with a browser that is gone, and nothing has failed then', async () => {
    const here = await site();
    await addQuotes(here.database, quote('Be kind'));
    const [gone, unknown] = [await here.subscribe(), await here.subscribe()];
    await here.subscribe();
    here.service.end(gone.endpoint, 410);
    here.service.end(unknown.endpoint, 404);
    here.clock.moveTo(due);
    expect(await here.run()).toHaveLength(1);
    const rows = await here.database.reads.selectFrom('push_subscriptions').select('id').execute();
    expect(rows).toHaveLength(1);
    expect(await here.state()).toMatchObject({ sent: 1, dropped: 2, failed: 0, lastError: null });
  });

  it('are tried again where the service has too much, too large a message or a fault', async () => {
    const here = await site();
    await addQuotes(here.database, quote('Be kind'));
    const { endpoint } = await here.subscribe();
    here.clock.moveTo(due);
    const later = new Date(here.clock.epochMilliseconds() + 600_000);
    here.service.answerNext({ as: 'too-many-requests', retryAfter: later });
    expect(await here.run()).toEqual([]);
    expect((await here.state())?.lastError).toBe(
      '127.0.0.1: 429 Too Many Requests too many messages',
    );
    here.clock.advance(599);
    expect(await here.run()).toEqual([]);
    here.service.answerNext({ as: 'server-error' });
    here.clock.advance(1);
    expect(await here.run()).toEqual([]);
    here.service.answerNext({ as: 'server-error', status: 413 });
    here.clock.advance(5 * 60);
    expect(await here.run()).toEqual([]);
    // A redirect is not followed, and the address appears nowhere.
    here.service.answerNext({ as: 'redirect', to: 'http://127.0.0.1:1' });
    here.clock.advance(30 * 60);
    expect(await here.run()).toEqual([]);
    const { lastError } = (await here.state()) ?? {};
    expect(lastError).toBe('127.0.0.1: 307 Temporary Redirect');
    here.clock.advance(120 * 60);
    expect((await here.run()).map((message) => message.endpoint)).toEqual([endpoint]);
  });

  it('are dropped when they have become pointless: ended, off, or of another day', async () => {
    const here = await site();
    await addQuotes(here.database, quote('Be kind'), { ...quote('Be'), displayDate: '2026-03-23' });
    const { token } = await here.subscribe();
    await here.subscribe();
    const fails = async (day: string, times: number) => {
      for (let time = 0; time < times; time += 1) here.service.answerNext({ as: 'server-error' });
      here.clock.moveTo(`${day}T07:00:00Z`);
      expect(await here.run()).toEqual([]);
    };
    await fails(DAY, 2);
    await callFrom(here.app, 'DELETE', `/${token}`);
    here.clock.advance(60);
    expect(await here.run()).toHaveLength(1);
    await fails('2026-03-23', 1);
    here.clock.moveTo('2026-03-24T06:00:00Z');
    expect(await here.run()).toEqual([]);
    await addQuotes(here.database, { ...quote('Is'), displayDate: '2026-03-24' });
    await fails('2026-03-24', 1);
    const settings = await readStoredSettings(here.database.reads);
    await saveSettings(here.database.writes, { ...settings, features: NO_FEATURES }, 3, due);
    here.clock.advance(60);
    expect(await here.run()).toEqual([]);
    expect(await here.state()).toMatchObject({ waiting: 0, sent: 1, dropped: 3 });
  });

  it('go to nobody without https, or in a local network, where the operator does not permit it', async () => {
    const here = await site();
    await addQuotes(here.database, quote('Be kind'));
    await here.subscribe();
    const strict = await notificationsSender(here, {
      ALLOW_LOCAL_TARGETS: false,
      PUSH_HOSTS: ['127.0.0.1'],
    });
    here.clock.moveTo(due);
    await strict.run();
    expect(here.service.received).toEqual([]);
    expect(await here.state()).toMatchObject({ waiting: 0, dropped: 1 });
  });
});
