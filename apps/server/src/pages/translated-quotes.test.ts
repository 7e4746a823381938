import { describe, expect, it } from 'vitest';
import { addQuotes } from '../testing/content.ts';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';

const TODAY = '2026-03-21';
const YESTERDAY = '2026-03-20';
const SURFACES = ['/', `/quotes/${TODAY}`, '/quotes', '/embed/quote'];
/** The address of a surface in a language other than the community's. */
const inLanguage = (path: string, language: string): string => {
  if (path.startsWith('/embed')) return `${path}?lang=${language}`;
  return path === '/' ? `/${language}` : `/${language}${path}`;
};

describe.each(databases)('pages with a translated quote on $name', ({ open }) => {
  async function site() {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    await addQuotes(
      database,
      {
        text: 'Be kind',
        source: 'A friend',
        displayDate: TODAY,
        referenceUrl: 'https://example.org/en',
        language: 'en',
        credit: 'First edition',
        translations: [
          {
            language: 'fa',
            text: 'مهربان باشید',
            source: 'یک دوست',
            referenceUrl: 'https://example.org/fa',
            credit: 'برگردان یک دوست',
          },
          { language: 'zh', text: '要友善' },
        ],
      },
      { text: 'Of nobody knows which language', displayDate: YESTERDAY },
    );
    const clock = new TestClock(`${TODAY}T12:00:00Z`);
    const app = await createTestApp(database, { clock });
    const anna = await loggedIn(app, 'anna');
    return { app, anna, get: async (url: string) => (await app.inject(url)).body };
  }

  it.each(SURFACES)('say its words in the language of the page: %s', async (path) => {
    const { get } = await site();
    const english = await get(path);
    expect(english).toMatch(/<blockquote dir="ltr"[^>]*>“Be kind”<\/blockquote>/);
    expect(english).toContain('<small><span>First edition</span></small>');
    const persian = await get(inLanguage(path, 'fa'));
    expect(persian).toMatch(/<blockquote dir="rtl"[^>]*>«مهربان باشید»<\/blockquote>/);
    expect(persian).toMatch(/یک دوست<.*<small><span>برگردان یک دوست<\/span><\/small>/s);
    expect(persian).not.toMatch(/Be kind|A friend|First edition/);
  });

  it.each(SURFACES)(
    'have the source, not the credit, of the original where it has none: %s',
    async (path) => {
      const { get } = await site();
      const chinese = await get(inLanguage(path, 'zh'));
      expect(chinese).toMatch(/<blockquote dir="ltr"[^>]*>“要友善”<\/blockquote>/);
      expect(chinese).toContain('A friend');
      expect(chinese).not.toMatch(/Be kind|First edition/);
    },
  );

  it.each(SURFACES)('say of the original that it is in another language: %s', async (path) => {
    const { get } = await site();
    const german = await get(inLanguage(path, 'de'));
    expect(german).toMatch(/<blockquote lang="en" dir="ltr"[^>]*>„Be kind“<\/blockquote>/);
  });

  it('link to where the translation is, else to where the original is', async () => {
    const { get } = await site();
    for (const path of ['/', `/quotes/${TODAY}`, '/embed/quote']) {
      expect(await get(inLanguage(path, 'fa'))).toContain('href="https://example.org/fa"');
      expect(await get(inLanguage(path, 'zh'))).toContain('href="https://example.org/en"');
    }
  });

  it('leave a text be whose language nobody knows', async () => {
    const { get } = await site();
    for (const path of [`/quotes/${YESTERDAY}`, `/fa/quotes/${YESTERDAY}`, '/fa/quotes']) {
      expect(await get(path)).toMatch(/<blockquote dir="auto"[^>]*>.Of nobody knows/);
    }
  });

  it('name a picture and describe it in the language of the page', async () => {
    const { get } = await site();
    const picture = `content="/share/${TODAY}.png`;
    for (const path of ['/', `/quotes/${TODAY}`]) {
      const english = await get(path);
      expect(english).toContain(`${picture}"`);
      expect(english).toContain('property="og:description" content="“Be kind” — A friend"');
      const persian = await get(inLanguage(path, 'fa'));
      expect(persian).toContain(`${picture}?lang=fa"`);
      expect(persian).toContain('property="og:description" content="«مهربان باشید» — یک دوست"');
      expect(persian).toMatch(/property="og:image:alt" content="[^"]*«مهربان باشید» — یک دوست"/);
    }
    expect(await get(`/fa/quotes/${TODAY}`)).toContain(
      'name="description" content="«مهربان باشید» — یک دوست"',
    );
  });

  it('agree with what the page then asks for', async () => {
    const { app, get } = await site();
    for (const [path, query] of [
      ['/', ''],
      ['/fa', '?lang=fa'],
      ['/de', '?lang=de'],
    ] as const) {
      const asked = (await app.inject(`/api/quotes/today${query}`)).json();
      expect(await get(path)).toContain(`"quote":${JSON.stringify(asked)}`);
    }
  });

  it.each(SURFACES)(
    'show each change of a translation at once, and of no other page: %s',
    async (path) => {
      const { anna, get } = await site();
      const fa = inLanguage(path, 'fa');
      await get(fa);
      const english = await get(path);
      const [{ id }] = (await anna.send('GET', `/api/quotes/date/${TODAY}`)).json();
      const quote = (await anna.send('GET', `/api/quotes/${id}`)).json();
      const put = (translations: object[]) =>
        anna.call('PUT', `/api/quotes/${id}`, { ...quote, translations });
      await put([{ language: 'fa', text: 'دادگر باشید' }]);
      expect(await get(fa)).toContain('«دادگر باشید»');
      await put([]);
      expect(await get(fa)).toMatch(/lang="en" dir="ltr"[^>]*>«Be kind»/);
      expect(await get(path)).toBe(english);
    },
  );
});
