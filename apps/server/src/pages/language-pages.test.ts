import type { Language, NewSettings } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import { describe, expect, it } from 'vitest';
import { addHolyDays, addQuotes } from '../testing/content.ts';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

const TODAY = '2026-03-21';
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const TAG: Partial<Record<Language, string>> = { zh: 'zh-Hans' };
const PUBLIC_URL = 'https://friends.example';

describe.each(databases)('pages in every language on $name', ({ open }) => {
  /** @param settings The community's, as far as they are not the usual ones. */
  async function site(settings: Partial<NewSettings> = {}, environment = {}) {
    const database = await open();
    await addUsers(database, { anna: 'Master Admin' });
    await addQuotes(database, { text: 'Be kind', displayDate: TODAY });
    await addHolyDays(database, ['Naw-Rúz', TODAY], ['Picnic', '2026-03-22']);
    const clock = new TestClock(`${TODAY}T12:00:00Z`);
    const app = await createTestApp(database, { clock, environment });
    const anna = await loggedIn(app, 'anna');
    const set = async (changed: Partial<NewSettings>) => {
      const stored = (await anna.send('GET', '/api/settings')).json();
      const saved = await anna.call('PUT', '/api/settings', { ...stored, ...changed });
      expect(saved.statusCode).toBe(200);
    };
    if (Object.keys(settings).length > 0) await set(settings);
    return { app, set };
  }

  it('are at addresses of their own, whichever of them was asked for before', async () => {
    const { app } = await site();
    for (const path of ['', '/calendar', `/quotes/${TODAY}`, '/quotes']) {
      const english = await app.inject(path || '/');
      expect(english.body).toContain('<html lang="en">');
      for (const language of OTHERS) {
        for (let visit = 0; visit < 2; visit += 1) {
          const { statusCode, body } = await app.inject(`/${language}${path}`);
          expect(statusCode).toBe(200);
          expect(body).toContain(`<html lang="${TAG[language] ?? language}"`);
          expect(body.includes('dir="rtl">\n  <head>')).toBe(['ar', 'fa'].includes(language));
        }
      }
      expect((await app.inject(path || '/')).body).toBe(english.body);
    }
  });

  it('load the script of their language first, and English ones none', async () => {
    const { app } = await site();
    const scripts = async (url: string) =>
      [...(await app.inject(url)).body.matchAll(/<script type="module"/g)].length;
    expect(await scripts('/')).toBe(1);
    for (const language of OTHERS) expect(await scripts(`/${language}`)).toBe(2);
    expect(await scripts('/es/calendar')).toBe(0);
  });

  it('have no second address in the community’s own language', async () => {
    const { app } = await site({ language: 'es', contact: 'Call us' });
    for (const [url, bare] of [
      ['/es', '/'],
      ['/es?a=b', '/?a=b'],
      ['/es/quotes?before=2026-03-21', '/quotes?before=2026-03-21'],
      ['/es/contact', '/contact'],
    ] as const) {
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([
        302,
        bare,
        'no-store',
      ]);
    }
    expect((await app.inject('/')).body).toContain('<html lang="es">');
    expect((await app.inject('/en')).body).toContain('<html lang="en">');
    expect((await app.inject('/en/contact')).body).toContain('href="/en/contact"');
  });

  it('follow the community to another language', async () => {
    const { app, set } = await site();
    expect((await app.inject('/')).body).toContain('<html lang="en">');
    expect((await app.inject('/fa')).statusCode).toBe(200);
    await set({ language: 'fa' });
    expect((await app.inject('/')).body).toContain('<html lang="fa" dir="rtl">');
    expect((await app.inject('/fa')).headers.location).toBe('/');
  });

  it('are none at other addresses, which is said in the language of the address', async () => {
    const { app } = await site();
    for (const [url, language] of [
      ['/it', 'en'],
      ['/es/', 'es'],
      ['/es//friends.example', 'es'],
      ['/en//friends.example', 'en'],
      ['/es/nope', 'es'],
      ['/es/es', 'es'],
      ['/fa/admin', 'fa'],
      ['/de/admin-auth', 'de'],
      ['/en/admin', 'en'],
      ['/es/designs', 'es'],
      ['/es/calendar/0', 'es'],
      ['/es/quotes/2026-02-30', 'es'],
      ['/es/quotes/2001-01-01', 'es'],
      ['/ES', 'en'],
    ] as const) {
      const { statusCode, body, headers } = await app.inject(url);
      expect([statusCode, headers.location], url).toEqual([404, undefined]);
      expect(body, url).toContain(`<html lang="${language}"`);
    }
  });

  it('share one page for all unknown addresses of a language', async () => {
    const { app } = await site();
    const one = await app.inject('/es/nope');
    const other = await app.inject('/es/nope/nope?a=b');
    expect(other.headers.etag).toBe(one.headers.etag);
    expect((await app.inject('/nope')).headers.etag).not.toBe(one.headers.etag);
    expect(one.body).toContain('404 Página no encontrada');
  });

  it('name each other, where the site knows its own address', async () => {
    const { app } = await site({}, { PUBLIC_URL });
    for (const url of ['/calendar/183', '/es/calendar/183']) {
      const { body } = await app.inject(url);
      const links = [...body.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(links.map(([, tag, href]) => [tag, href])).toEqual([
        ...LANGUAGES.map((language) => [
          TAG[language] ?? language,
          `${PUBLIC_URL}${language === 'en' ? '' : `/${language}`}/calendar/183`,
        ]),
        ['x-default', `${PUBLIC_URL}/calendar/183`],
      ]);
      expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}${url}">`);
    }
    expect((await app.inject('/es')).body).toContain('og:locale" content="es_ES"');
    expect((await app.inject('/designs')).body).not.toContain('hreflang="es" href=');
  });

  it('say names and the tagline that the site brings along in their language', async () => {
    const { app, set } = await site();
    const spanish = await app.inject('/es');
    expect(spanish.body).toContain('Un espacio para que todos aprendan');
    expect(spanish.body).toContain('«Be kind»');
    expect(spanish.body).toContain('Picnic');
    expect((await app.inject('/fa')).body).toContain('عید نوروز');
    expect((await app.inject('/fa/calendar/183')).body).toContain('عید نوروز');
    await set({ tagline: 'Everybody!' });
    expect((await app.inject('/es')).body).toContain('Everybody!');
  });

  it('read in their language what the browser asks for again', async () => {
    const { app } = await site();
    const names = async (query: string) =>
      (await app.inject(`/api/holy-days/upcoming?count=2${query}`))
        .json()
        .map(({ name }: { name: string }) => name);
    expect(await names('')).toEqual(['Naw-Rúz', 'Picnic']);
    expect(await names('&lang=fa')).toEqual(['عید نوروز', 'Picnic']);
    expect(await names('')).toEqual(['Naw-Rúz', 'Picnic']);
    const tagline = async (query: string) =>
      (await app.inject(`/api/settings${query}`)).json().tagline;
    expect(await tagline('?lang=es')).toMatch(/^Un espacio/);
    expect(await tagline('')).toMatch(/^A space/);
    for (const url of ['/api/settings?lang=it', '/api/holy-days/upcoming?lang=']) {
      const response = await app.inject(url);
      expect([response.statusCode, response.json().message]).toEqual([
        400,
        expect.stringContaining('lang must be one of en, ar, de'),
      ]);
    }
  });
});
