import { describe, expect, it } from 'vitest';
import { addHolyDays, addQuotes } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { lettersSite } from './testing/letters-site.ts';

const PREVIEW = '/api/letters/preview';

describe.each(databases)('the preview of letters on $name', ({ open }) => {
  async function site(options?: Parameters<typeof lettersSite>[1]) {
    const database = await open();
    await addUsers(database, { bruno: 'Admin' });
    const { app } = await lettersSite(database, options);
    return { database, app, bruno: await loggedIn(app, 'bruno') };
  }

  it('shows volunteers what would be sent, in each language', async () => {
    const { database, bruno } = await site();
    await addQuotes(database, { text: 'Be kind', source: 'A friend', displayDate: '2026-03-21' });
    const daily = (await bruno.send('GET', `${PREVIEW}?topic=daily`)).json();
    expect(daily.subject).toBe('The quote of March 21, 2026');
    expect(daily.text).toContain('“Be kind”\n— A friend');
    expect(daily.html).toContain('1 Bahá 183 B.E.');
    expect(daily.text).toContain('https://friends.example/letters/end/sample');
    const persian = (await bruno.send('GET', `${PREVIEW}?topic=daily&lang=fa`)).json();
    expect(persian.html).toContain('<html lang="fa" dir="rtl">');
    expect(persian.text).toContain('https://friends.example/fa/quotes/2026-03-21');
    const weekly = (await bruno.send('GET', `${PREVIEW}?topic=weekly`)).json();
    expect(weekly.text).toContain('Feast of Bahá\n  March 21, 2026 · 1 Bahá 183 B.E.');
    expect(weekly.text).toContain('“Be kind”');
    await addHolyDays(database, ['Our day', '2026-03-22']);
    const reminder = (await bruno.send('GET', `${PREVIEW}?topic=reminders&lang=de`)).json();
    expect(reminder.subject).toBe('Morgen: Our day');
  });

  it('shows a sample where there is nothing to say', async () => {
    const { bruno } = await site();
    const daily = (await bruno.send('GET', `${PREVIEW}?topic=daily`)).json();
    expect(daily.text).toContain('— Friends of Haifa');
    const reminder = (await bruno.send('GET', `${PREVIEW}?topic=reminders`)).json();
    expect(reminder.subject).toBe('Tomorrow: Feast of Jalál');
  });

  it('has the gatherings of the week that are for everybody, where they are on', async () => {
    for (const isOn of [true, false]) {
      const { bruno } = await site({ features: { gatherings: isOn } });
      const gathering = { kind: 'devotional', starts: '2026-03-22', time: '19:30' };
      const added = async (fields: object) =>
        (await bruno.call('POST', '/api/gatherings', { ...gathering, ...fields })).statusCode;
      const expected = isOn ? 201 : 404;
      expect(await added({ title: 'Prayers', place: 'Garden Street 4' })).toBe(expected);
      expect(await added({ title: 'Classes', audience: 'link' })).toBe(expected);
      expect(await added({ title: 'Too late', starts: '2026-03-28' })).toBe(expected);
      const { text } = (await bruno.send('GET', `${PREVIEW}?topic=weekly`)).json();
      expect(text).not.toMatch(/Classes|Too late/);
      expect(text.includes('Garden Street 4')).toBe(isOn);
      expect(text.includes('Sunday, March 22, 2026, 19:30–20:30')).toBe(isOn);
      expect(text.includes('https://friends.example/gatherings/1/2026-03-22')).toBe(isOn);
    }
  });

  it('is for volunteers, of what there is', async () => {
    const { app, bruno } = await site();
    expect((await app.inject(`${PREVIEW}?topic=daily`)).statusCode).toBe(401);
    for (const query of ['', '?topic=monthly', '?topic=daily&lang=xx']) {
      expect((await bruno.send('GET', `${PREVIEW}${query}`)).statusCode, query).toBe(400);
    }
  });

  it('is not there while letters are off', async () => {
    const database = await open();
    await addUsers(database, { bruno: 'Admin' });
    const bruno = await loggedIn(await createTestApp(database), 'bruno');
    expect((await bruno.send('GET', `${PREVIEW}?topic=daily`)).statusCode).toBe(404);
  });
});
