import { DEFAULT_SETTINGS, type Quote, type WholeQuote } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { trailOf } from '../../testing/audit-trail.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';

const TODAY = '2026-03-21';
const PERSIAN = {
  language: 'fa',
  text: 'مهربان باشید',
  source: 'کسی',
  referenceUrl: 'https://example.org/fa',
  credit: 'برگردان یک دوست',
};
const GERMAN = {
  language: 'de',
  text: 'Seid freundlich',
  source: null,
  referenceUrl: null,
  credit: null,
};
const QUOTE = {
  text: 'Be kind',
  source: 'Somebody',
  displayDate: TODAY,
  referenceUrl: 'https://example.org/en',
  language: 'en',
  credit: null,
};

async function site(database: Database) {
  await addUsers(database, { anna: 'Admin' });
  const app = await createTestApp(database);
  const browser = await loggedIn(app, 'anna');
  const post = (quote: object) => browser.call('POST', '/api/quotes', quote);
  return {
    app,
    database,
    browser,
    post,
    add: async (quote: object): Promise<WholeQuote> => (await post({ ...QUOTE, ...quote })).json(),
    put: (id: number, quote: object, headers = {}) =>
      browser.call('PUT', `/api/quotes/${id}`, quote, headers),
    get: async (id: number): Promise<WholeQuote> =>
      (await browser.send('GET', `/api/quotes/${id}`)).json(),
    list: async (): Promise<Quote[]> => (await browser.send('GET', '/api/quotes')).json(),
    today: async (query = '') => (await app.inject(`/api/quotes/today${query}`)).json(),
  };
}

describe.each(databases)('the translations of a quote on $name', ({ open }) => {
  it('are added with it and answered, in the order of their codes', async () => {
    const { post, get, list } = await site(await open());
    const added = await post({ ...QUOTE, translations: [PERSIAN, GERMAN] });
    expect(added.statusCode).toBe(201);
    const quote = added.json<WholeQuote>();
    expect(quote).toMatchObject({
      ...QUOTE,
      version: 1,
      languages: ['de', 'fa'],
      translations: [GERMAN, PERSIAN],
    });
    expect(await get(quote.id)).toEqual(quote);
    const { translations: _, ...listed } = quote;
    expect(await list()).toEqual([listed]);
  });

  it('are none where none are given', async () => {
    const { add } = await site(await open());
    expect(await add({})).toMatchObject({ languages: [], translations: [] });
  });

  it('are text as the quote’s own: trimmed, normalised, empty ones null', async () => {
    const { add } = await site(await open());
    const translation = { language: 'fr', text: ' Soyez bons\r\n', source: ' ', credit: '' };
    expect((await add({ translations: [translation] })).translations).toEqual([
      { language: 'fr', text: 'Soyez bons', source: null, referenceUrl: null, credit: null },
    ]);
  });

  it('stay when a change does not name them, with language and credit', async () => {
    const { add, put } = await site(await open());
    const quote = await add({ credit: 'A friend', translations: [PERSIAN] });
    // A client of 1.0.0 sends these fields.
    const { text, source, displayDate, referenceUrl } = QUOTE;
    const changed = await put(quote.id, { text: `${text}!`, source, displayDate, referenceUrl });
    expect(changed.json()).toMatchObject({
      text: 'Be kind!',
      language: 'en',
      credit: 'A friend',
      translations: [PERSIAN],
      version: 2,
    });
  });

  it('are replaced as a whole, and removed by a list without any', async () => {
    const { add, put, list } = await site(await open());
    const { id } = await add({ credit: 'A friend', translations: [PERSIAN, GERMAN] });
    const spanish = { ...GERMAN, language: 'es', text: 'Sed amables' };
    const replaced = await put(id, { ...QUOTE, translations: [spanish] });
    expect(replaced.json()).toMatchObject({ languages: ['es'], translations: [spanish] });
    const removed = await put(id, { ...QUOTE, language: null, credit: null, translations: [] });
    expect(removed.json()).toMatchObject({ language: null, credit: null, translations: [] });
    expect(await list()).toMatchObject([{ languages: [], language: null }]);
  });

  it('change the version of the quote, which guards them', async () => {
    const { add, put, get } = await site(await open());
    const { id } = await add({ translations: [PERSIAN] });
    const match = { 'if-match': '"1"' };
    const changes = [[GERMAN], []].map((translations) =>
      put(id, { ...QUOTE, translations }, match),
    );
    const answers = await Promise.all(changes);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(await get(id)).toEqual(won);
    expect(won.version).toBe(2);
  });

  it('go with the quote', async () => {
    const { add, browser, database } = await site(await open());
    const { id } = await add({ translations: [PERSIAN] });
    await browser.call('DELETE', `/api/quotes/${id}`);
    expect(await database.reads.selectFrom('quote_translations').selectAll().execute()).toEqual([]);
    expect((await browser.send('GET', `/api/quotes/${id}`)).statusCode).toBe(404);
  });

  it('are for volunteers', async () => {
    const { add, app } = await site(await open());
    const { id } = await add({ translations: [PERSIAN] });
    for (const path of [`${id}`, 'search?text=kind']) {
      expect((await app.inject(`/api/quotes/${path}`)).statusCode).toBe(401);
    }
  });
});

describe.each(databases)('what is refused of translations on $name', ({ open }) => {
  const tooMany = ['ar', 'de', 'es', 'fa', 'fr', 'lv', 'nl', 'pt', 'ru', 'sv', 'zh', 'en'];
  it.each<[string, object, path: string, code: string]>([
    ['a language twice', [PERSIAN, PERSIAN], 'translations.1.language', 'language-listed-twice'],
    [
      'the original’s',
      [{ ...GERMAN, language: 'en' }],
      'translations.0.language',
      'language-of-original',
    ],
    ['an unknown one', [{ ...GERMAN, language: 'tlh' }], 'translations.0.language', 'not-one-of'],
    ['no language', [{ text: 'a' }], 'translations.0.language', 'not-one-of'],
    ['no text', [{ language: 'de', source: 'Jemand' }], 'translations.0.text', 'required'],
    ['a blank text', [{ ...GERMAN, text: ' \n' }], 'translations.0.text', 'required'],
    ['a long text', [{ ...GERMAN, text: 'x'.repeat(5001) }], 'translations.0.text', 'too-long'],
    [
      'a long source',
      [{ ...GERMAN, source: 'x'.repeat(501) }],
      'translations.0.source',
      'too-long',
    ],
    [
      'a long credit',
      [{ ...GERMAN, credit: 'x'.repeat(301) }],
      'translations.0.credit',
      'too-long',
    ],
    [
      'a script',
      [{ ...GERMAN, referenceUrl: 'javascript:x' }],
      'translations.0.referenceUrl',
      'reference-not-a-url',
    ],
    ['controls', [{ ...GERMAN, text: 'a\u0000b' }], 'translations.0.text', 'not-shown'],
    ['half a character', [{ ...GERMAN, credit: '\ud800' }], 'translations.0.credit', 'not-shown'],
    [
      'twelve',
      tooMany.map((language) => ({ ...GERMAN, language })),
      'translations',
      'not-a-list-of-translations',
    ],
    ['an object', {}, 'translations', 'not-a-list-of-translations'],
  ])('%s', async (_, translations, path, code) => {
    const { post, list } = await site(await open());
    const answer = await post({ ...QUOTE, translations });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toMatchObject([{ path, code }]);
    expect(await list()).toEqual([]);
  });

  it('a language of the quote that it is translated to, whichever of them a change names', async () => {
    const { add, put, get } = await site(await open());
    const quote = await add({ translations: [PERSIAN] });
    const { language: _, ...without } = QUOTE;
    const refused = async (change: object) => (await put(quote.id, change)).json().issues;
    expect(await refused({ ...QUOTE, language: 'fa' })).toMatchObject([
      { path: 'language', code: 'language-translated', values: { language: 'fa' } },
    ]);
    expect(
      await refused({ ...without, translations: [PERSIAN, { ...GERMAN, language: 'en' }] }),
    ).toMatchObject([
      { path: 'translations.1.language', code: 'language-of-original', values: { language: 'en' } },
    ]);
    expect(await get(quote.id)).toEqual(quote);
  });

  it('an unknown language of the quote, and a long credit', async () => {
    const { post } = await site(await open());
    const issues = async (fields: object) => (await post({ ...QUOTE, ...fields })).json().issues;
    expect(await issues({ language: 'EN' })).toMatchObject([{ path: 'language' }]);
    expect(await issues({ credit: '🌟'.repeat(301) })).toMatchObject([{ path: 'credit' }]);
    expect(await issues({ credit: '🌟'.repeat(300), language: '' })).toBeUndefined();
  });
});

describe.each(databases)('limits of translations on $name', ({ open }) => {
  it('let eleven of the longest through, in any script and direction', async () => {
    const { post, get } = await site(await open());
    const turning = '\u202eabc\u2066';
    const codes = ['ar', 'de', 'es', 'fa', 'fr', 'lv', 'nl', 'pt', 'ru', 'sv', 'zh'];
    const translations = codes.map((language) => ({
      language,
      text: `${turning}${'ک'.repeat(5000 - turning.length)}`,
      source: 'ک'.repeat(500),
      referenceUrl: `https://example.org/${'x'.repeat(1980)}`,
      credit: 'ک'.repeat(300),
    }));
    const added = await post({ ...QUOTE, translations });
    expect(added.statusCode).toBe(201);
    expect((await get(added.json().id)).translations).toEqual(translations);
  });
});

describe.each(databases)('today’s quote in a language on $name', ({ open }) => {
  it('is the translation where there is one, with the original’s source and link where it has none', async () => {
    const { add, today } = await site(await open());
    const { id } = await add({ credit: 'Original', translations: [PERSIAN, GERMAN] });
    const shown = { id, displayDate: TODAY };
    expect(await today('?lang=fa')).toEqual({ ...shown, ...PERSIAN });
    expect(await today('?lang=de')).toEqual({
      ...shown,
      ...GERMAN,
      source: QUOTE.source,
      referenceUrl: QUOTE.referenceUrl,
    });
    const original = { ...QUOTE, id, credit: 'Original' };
    expect(await today('?lang=sv')).toEqual(original);
    expect(await today('?lang=en')).toEqual(original);
    expect(await today()).toEqual(original);
  });

  it('is plain text', async () => {
    const { add, today } = await site(await open());
    await add({ translations: [{ ...GERMAN, text: '<b>Seid</b> a < b', credit: '<i>Ich</i>' }] });
    expect(await today('?lang=de')).toMatchObject({ text: 'Seid a < b', credit: 'Ich' });
  });

  it('shows a change at once, whichever language was asked for before', async () => {
    const { add, put, today } = await site(await open());
    const { id } = await add({ translations: [PERSIAN] });
    expect((await today('?lang=fa')).text).toBe(PERSIAN.text);
    await put(id, { ...QUOTE, translations: [{ ...PERSIAN, text: 'نو' }] });
    expect((await today('?lang=fa')).text).toBe('نو');
    await put(id, { ...QUOTE, translations: [] });
    expect(await today('?lang=fa')).toMatchObject({ text: QUOTE.text, language: 'en' });
  });

  it('is in the community’s language without one', async () => {
    const { add, today, database, app } = await site(await open());
    await add({ translations: [PERSIAN] });
    expect((await today()).text).toBe(QUOTE.text);
    await addUsers(database, { master: 'Master Admin' });
    const master = await loggedIn(app, 'master');
    const settings = { ...DEFAULT_SETTINGS, language: 'fa' };
    expect((await master.call('PUT', '/api/settings', settings)).statusCode).toBe(200);
    expect((await today()).text).toBe(PERSIAN.text);
    expect((await today('?lang=en')).text).toBe(QUOTE.text);
  });

  it('refuses what is no language of the site', async () => {
    const { app } = await site(await open());
    const answer = await app.inject('/api/quotes/today?lang=xx');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toMatchObject([{ path: 'lang', code: 'not-one-of' }]);
  });
});

describe.each(databases)('the search on $name', ({ open }) => {
  async function searching() {
    const made = await site(await open());
    const search = async (text: string) =>
      (
        await made.browser.send('GET', `/api/quotes/search?text=${encodeURIComponent(text)}`)
      ).json();
    return { ...made, search };
  }

  it('finds quotes by words of any of their texts, sources and credits', async () => {
    const { add, search } = await searching();
    const one = await add({ translations: [PERSIAN, GERMAN] });
    const other = await add({ text: 'Be just', displayDate: null, credit: 'Ḥasan' });
    expect(await search('be')).toEqual([one.id, other.id]);
    expect(await search('FREUND kind')).toEqual([one.id]);
    expect(await search('مهربان دوست')).toEqual([one.id]);
    expect(await search('hasan')).toEqual([other.id]);
    expect(await search('freund just')).toEqual([]);
    expect(await search('example.org')).toEqual([]);
  });

  it('needs a word', async () => {
    const { search } = await searching();
    for (const text of ['', ' \t ']) {
      expect((await search(text)).issues).toMatchObject([{ path: 'text', code: 'required' }]);
    }
    expect((await search('x'.repeat(201))).issues).toMatchObject([{ code: 'too-long' }]);
  });
});

describe.each(databases)('the audit trail of translations on $name', ({ open }) => {
  it('has each field of each translation', async () => {
    const { add, put, browser, database } = await site(await open());
    const { id } = await add({ translations: [GERMAN] });
    const { source, ...persian } = PERSIAN;
    const changed = { ...GERMAN, text: 'Seid gut' };
    await put(id, { ...QUOTE, credit: 'A friend', translations: [changed, persian] });
    await browser.call('DELETE', `/api/quotes/${id}`);
    const trail = await trailOf(database);
    expect(trail.map(({ change }) => change)).toMatchObject([
      { action: 'created', values: { language: 'en', credit: null, 'text:de': GERMAN.text } },
      {
        action: 'updated',
        fields: [
          { field: 'credit', before: null, after: 'A friend' },
          { field: 'text:de', before: 'Seid freundlich', after: 'Seid gut' },
          { field: 'text:fa', before: null, after: PERSIAN.text },
          { field: 'referenceUrl:fa', before: null, after: PERSIAN.referenceUrl },
          { field: 'credit:fa', before: null, after: PERSIAN.credit },
        ],
      },
      { action: 'deleted', values: { 'text:de': 'Seid gut', 'text:fa': PERSIAN.text } },
    ]);
  });
});
