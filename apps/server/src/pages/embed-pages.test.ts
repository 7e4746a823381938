import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { addQuotes } from '../testing/content.ts';
import { createTestApp, WEB_BUILD } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

const SCRIPT_BYTES_MAX = 3000;

describe.each(databases)('pages for frames of other sites, on $name', ({ open }) => {
  it('show the quote of the day, without a script, until it is another one', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    await addQuotes(database, {
      text: 'Be < kind & "true"',
      source: 'A & B',
      referenceUrl: 'https://www.bahai.org/library/',
      displayDate: '2026-03-21',
    });
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const app = await createTestApp(database, { clock });
    const { statusCode, body, headers } = await app.inject('/embed/quote');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain('“Be &lt; kind &amp; &quot;true&quot;”');
    expect(body).toMatch(/<a href="https:\/\/www\.bahai\.org\/library\/"[^>]*><span>A &amp; B</);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body.match(/<script[^>]*>[^<]*/g)).toEqual([
      '<script type="application/json" id="page-data">{}',
    ]);
    for (const [link] of body.matchAll(/<a [^>]*>/g)) {
      expect(link).toContain('target="_blank" rel="noopener"');
    }
    const unchanged = { 'if-none-match': String(headers.etag) };
    const again = await app.inject({ url: '/embed/quote?x', headers: unchanged });
    expect(again.statusCode).toBe(304);

    const anna = await loggedIn(app, 'anna');
    const [{ id }] = (await anna.send('GET', '/api/quotes')).json();
    await anna.call('PUT', `/api/quotes/${id}`, {
      text: 'Be true',
      source: 'C',
      displayDate: '2026-03-21',
      referenceUrl: null,
    });
    const changed = await app.inject({ url: '/embed/quote', headers: unchanged });
    expect(changed.body).toContain('“Be true”');
    expect(changed.body).not.toContain('bahai.org');
  });

  it('say so when there is no quote', async () => {
    const app = await createTestApp(await open());
    const { statusCode, body } = await app.inject('/embed/quote');
    expect(statusCode).toBe(200);
    expect(body).toContain('No quote available for today.');
  });

  it("show the community's day in both calendars, and then the next one", async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const clock = new TestClock('2026-03-20T12:00:00Z');
    const app = await createTestApp(database, { clock });
    const anna = await loggedIn(app, 'anna');
    await anna.call('PUT', '/api/settings', {
      ...DEFAULT_SETTINGS,
      siteName: 'Friends <in> Haifa',
      timeZone: 'Pacific/Kiritimati',
    });
    const { statusCode, body } = await app.inject('/embed/date');
    expect(statusCode).toBe(200);
    for (const text of ['1 Bahá 183 B.E.', 'March 21, 2026', 'Friends &lt;in&gt; Haifa']) {
      expect(body).toContain(text);
    }
    clock.moveTo('2026-03-21T12:00:00Z');
    expect((await app.inject('/embed/date')).body).toContain('2 Bahá 183 B.E.');
  });

  it("are in the community's language, or in the one that is asked for", async () => {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    const app = await createTestApp(database, { clock: new TestClock('2026-03-21T12:00:00Z') });
    const anna = await loggedIn(app, 'anna');
    // It is requested twice, since each address is cached by itself.
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await app.inject('/embed/date')).body).toContain('<html lang="en">');
      const persian = (await app.inject('/embed/date?lang=fa')).body;
      expect(persian).toContain('<html lang="fa" dir="rtl">');
      expect(persian).toContain('۲۱ مارس ۲۰۲۶');
      expect(persian).toContain('<a href="/fa"');
      const spanish = await app.inject('/embed/quote?lang=es');
      expect(spanish.body).toContain('Cita de hoy');
      expect(spanish.headers['content-security-policy']).toContain('frame-ancestors *');
    }
    await anna.call('PUT', '/api/settings', { ...DEFAULT_SETTINGS, language: 'es' });
    const own = (await app.inject('/embed/date')).body;
    expect(own).toContain('21 de marzo de 2026');
    expect(own).toContain('<a href="/"');
    expect((await app.inject('/embed/date?lang=es')).body).toBe(own);
    const english = (await app.inject('/embed/date?lang=en')).body;
    expect(english).toContain('March 21, 2026');
    expect(english).toContain('<a href="/en"');
  });

  it.each(['it', '', 'EN'])('are none in no language: %j', async (lang) => {
    const app = await createTestApp(await open());
    const { statusCode, body } = await app.inject(`/embed/quote?lang=${lang}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('404 Page Not Found');
  });
});

describe('the script for pages of other sites', () => {
  it('is short, one file, and plain JavaScript of any kind of script', () => {
    const script = readFileSync(join(WEB_BUILD, 'client', 'embed.js'), 'utf8');
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
    expect(script).not.toMatch(/\bimport\b|\bexport\b|innerHTML/);
  });
});
