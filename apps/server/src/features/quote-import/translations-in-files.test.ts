import { addDays } from '@bahai-friends/badi-calendar';
import {
  type NewWholeQuote,
  type Preview,
  QUOTE_FILE_FORMATS,
  QUOTE_TEXT_MAX,
  type Translation,
} from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { LANGUAGES } from '@bahai-friends/languages';
import { factsOf } from '@bahai-friends/languages/language-of';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { databases } from '../../testing/test-database.ts';
import { insertQuotes, listWholeQuotes } from '../quotes/quotes.repository.ts';
import { exportingSite, toCsv } from './testing/exports.ts';

const NOW = '2026-01-01T00:00:00.000Z';

const QUOTE: NewWholeQuote = newQuoteWith({ source: 'A friend', translations: [] });

const translation = (changed: Partial<Translation> = {}): Translation => ({
  language: 'fa',
  text: 'مهربان باش',
  source: null,
  referenceUrl: null,
  credit: null,
  ...changed,
});

/** A site with these quotes, and a function that reads them without generated fields. */
async function siteWith(database: Database, ...quotes: readonly NewWholeQuote[]) {
  const site = await exportingSite(database);
  await insertQuotes(database.writes, quotes, { by: null, at: NOW });
  const stored = async (): Promise<NewWholeQuote[]> =>
    (await listWholeQuotes(database.reads)).map(
      ({
        id: _id,
        addedBy: _who,
        createdAt: _at,
        updatedAt: _by,
        version: _version,
        languages: _,
        ...quote
      }) => quote,
    );
  return { ...site, stored };
}

/** A text in a language, with characters that files and encodings may break. */
function wordsIn(language: (typeof LANGUAGES)[number], day: number): string {
  const { quotationMarks, ownName } = factsOf(language);
  const [open, close] = quotationMarks;
  return `${ownName} ${day}: ${open}=1+1;"a",'b'${close}\nاِی دوستان — 光 é e\u0301`.normalize(
    'NFC',
  );
}

/** A year of quotes, each in another language and translated to the eleven others. */
const yearOfQuotes = (): NewWholeQuote[] =>
  Array.from({ length: 366 }, (_, day) => {
    const own = LANGUAGES[day % LANGUAGES.length] ?? 'en';
    return {
      ...QUOTE,
      text: wordsIn(own, day),
      source: `=Source ${day}`,
      displayDate: addDays('2028-03-20', day),
      referenceUrl: `https://example.org/${day}?a=1&b=%F0%9F%8C%9F`,
      language: own,
      credit: day % 2 === 0 ? `English, ${day}` : null,
      translations: LANGUAGES.filter((language) => language !== own)
        .toSorted()
        .map((language) => ({
          language,
          text: wordsIn(language, day),
          source: day % 3 === 0 ? null : `-${ownSource(language)}`,
          referenceUrl: day % 5 === 0 ? `https://example.org/${language}/${day}` : null,
          credit: day % 7 === 0 ? '@ translator' : null,
        })),
    };
  });

const ownSource = (language: (typeof LANGUAGES)[number]): string => factsOf(language).ownName;

describe.each(databases)('a year in twelve languages on $name', ({ open }) => {
  it.each(QUOTE_FILE_FORMATS)('goes out as %s and comes in word for word', async (format) => {
    const quotes = yearOfQuotes();
    const { browser, send, exported, stored, list } = await siteWith(await open(), ...quotes);
    expect(await stored()).toEqual(quotes);
    const file = await exported(format);
    const name = `quotes.${format}`;
    const again = await send('upload', file, undefined, name);
    expect(again.json()).toMatchObject({ created: 0, changed: 0, skipped: 366 });
    expect(await stored()).toEqual(quotes);
    const ids = (await list()).map(({ id }) => id);
    await browser.call('DELETE', '/api/quotes', { ids });
    const uploaded = await send('upload', file, undefined, name);
    expect(uploaded.json()).toMatchObject({ created: 366, ignoredColumns: [] });
    expect(await stored()).toEqual(quotes);
  });
});

describe.each(databases)('translations in files on $name', ({ open }) => {
  const HEAD = ['text', 'source', 'text:fa', 'source:fa'];

  it('come with new quotes', async () => {
    const { upload, stored, preview } = await siteWith(await open());
    const file = toCsv([
      HEAD,
      ['Be kind', 'A friend', 'مهربان باش', 'دوستی'],
      ['Be just', 'B', '', ''],
    ]);
    const { rows } = await preview(file);
    expect(rows).toMatchObject([
      { status: 'new', translations: [translation({ source: 'دوستی' })] },
      { status: 'new', translations: [] },
    ]);
    expect(await upload(file)).toMatchObject({ created: 2 });
    expect(await stored()).toMatchObject([
      { ...QUOTE, translations: [translation({ source: 'دوستی' })] },
      { text: 'Be just', translations: [] },
    ]);
  });

  it('change the quotes whose originals they stand beside, and never double them', async () => {
    const before = {
      ...QUOTE,
      credit: 'c',
      translations: [translation({ language: 'sv', text: 'x' })],
    };
    const { upload, stored, preview, send, browser } = await siteWith(await open(), before);
    const file = toCsv([
      [...HEAD, 'credit'],
      ['"Be kind"', 'A friend', 'مهربان باش', '', ''],
    ]);
    expect((await send('upload', file)).json()).toMatchObject({ needs: ['changes'] });
    const { rows, counts } = await preview(file);
    expect(counts).toMatchObject({ changed: 1, new: 0 });
    expect(rows).toMatchObject([
      {
        status: 'changed',
        credit: 'c',
        translations: [translation(), { language: 'sv', text: 'x' }],
        stored: { text: 'Be kind', credit: 'c', translations: before.translations },
      },
    ]);
    const { batch, changed, created } = await upload(file, {});
    expect({ changed, created }).toEqual({ changed: 1, created: 0 });
    expect(await stored()).toEqual([
      { ...before, translations: [translation(), ...before.translations] },
    ]);
    expect(await upload(file, {})).toMatchObject({ changed: 0, created: 0, skipped: 1 });
    expect((await browser.call('POST', `/api/batches/${batch}/undo`, {})).statusCode).toBe(200);
    expect(await stored()).toEqual([before]);
  });

  it('go where they are not yet, of several quotes with one original', async () => {
    const { upload, stored } = await siteWith(
      await open(),
      { ...QUOTE, displayDate: '2027-03-21' },
      QUOTE,
      { ...QUOTE, translations: [translation()] },
    );
    const file = toCsv([HEAD, ['Be kind', 'A friend', 'مهربان باش', '']]);
    expect(await upload(file)).toMatchObject({ created: 0, changed: 0, skipped: 1 });
    expect(await stored()).toMatchObject([{ translations: [] }, { translations: [] }, {}]);
  });

  it('are removed by an empty cell beside a key, and left by a missing column', async () => {
    const full = translation({ source: 'دوستی', credit: 'c' });
    const swedish = translation({ language: 'sv', text: 'x', credit: 'y' });
    const before = {
      ...QUOTE,
      language: 'en' as const,
      credit: 'c',
      translations: [full, swedish],
    };
    const site = await siteWith(await open(), before);
    const { exportedCsv, upload, stored, statuses, preview } = site;
    const key = async () => /q\d+-\d+-[\w-]+/.exec(await exportedCsv())?.[0] ?? '';

    const first = ['text', 'source', 'displayDate', 'referenceUrl', 'key'];
    const earlier = async () => toCsv([first, ['Be kind', 'A friend', '', '', await key()]]);
    expect(await statuses(await earlier())).toEqual(['2 same']);
    expect(await upload(await earlier())).toMatchObject({ changed: 0, skipped: 1 });

    const edited = toCsv([first, ['Be very kind', 'A friend', '', '', await key()]]);
    const [row] = (await preview(edited)).rows;
    expect(row).toMatchObject({ status: 'changed', language: 'en', credit: 'c' });
    expect(row).not.toHaveProperty('translations');
    await upload(edited, {});
    expect(await stored()).toEqual([{ ...before, text: 'Be very kind' }]);

    const cells = ['Be very kind', 'A friend', '', '', '', '', await key()];
    const removing = toCsv([
      ['text', 'source', 'language', 'credit:fa', 'source:fa', 'text:sv', 'key'],
      cells,
    ]);
    expect((await preview(removing)).rows).toMatchObject([
      {
        status: 'changed',
        language: null,
        translations: [{ ...full, source: null, credit: null }],
        stored: { language: 'en', translations: [full, swedish] },
      },
    ]);
    await upload(removing, {});
    expect(await stored()).toEqual([
      {
        ...before,
        text: 'Be very kind',
        language: null,
        translations: [{ ...full, source: null, credit: null }],
      },
    ]);
  });

  it('remove nothing by an empty cell without a key', async () => {
    const before = { ...QUOTE, language: 'en' as const, translations: [translation()] };
    const { upload, stored } = await siteWith(await open(), before);
    const file = toCsv([
      [...HEAD, 'language', 'credit'],
      ['Be kind', 'A friend', '', '', '', ''],
    ]);
    expect(await upload(file)).toMatchObject({ created: 0, changed: 0, skipped: 1 });
    expect(await stored()).toEqual([before]);
  });

  it('cannot be in the language that is stored of their quote', async () => {
    const site = await siteWith(
      await open(),
      { ...QUOTE, language: 'fa' },
      { ...QUOTE, text: 'Be just', translations: [translation()] },
    );
    const { preview, exportedCsv, send, stored } = site;
    const before = await stored();
    const [first, second] = (await exportedCsv()).match(/q\d+-\d+-[\w-]+/g) ?? [];
    const issuesOf = ({ rows }: Preview) =>
      rows.flatMap(({ row, issues }) =>
        issues.map(({ column, code }) => `${row} ${column} ${code}`),
      );
    const file = toCsv([
      ['text', 'source', 'text:fa', 'key'],
      ['Be kind', 'A friend', 'ب', ''],
      ['Be kinder', 'A friend', 'ب', first ?? ''],
    ]);
    expect(issuesOf(await preview(file))).toEqual(['3 text:fa language-of-original']);
    const keyless = toCsv([HEAD, ['Be kind', 'A friend', 'ب', '']]);
    expect(issuesOf(await preview(keyless))).toEqual(['2 text:fa language-of-original']);
    const renamed = toCsv([
      ['text', 'source', 'language', 'key'],
      ['Be just', 'A friend', 'fa', second ?? ''],
    ]);
    const withColumn = toCsv([
      ['text', 'source', 'language', 'source:sv', 'key'],
      ['Be just', 'A friend', 'fa', '', second ?? ''],
    ]);
    for (const content of [renamed, withColumn]) {
      expect(issuesOf(await preview(content))).toEqual(['2 language language-translated']);
      expect((await send('upload', content, {})).statusCode).toBe(400);
    }
    const sourceOnly = toCsv([
      ['text', 'source', 'source:sv', 'key'],
      ['Be just', 'A friend', 'x', second ?? ''],
    ]);
    expect(issuesOf(await preview(sourceOnly))).toEqual(['2 text:sv translation-without-text']);
    expect(await stored()).toEqual(before);
  });

  it('of two rows with one original are put into one', async () => {
    const { preview, upload } = await siteWith(await open());
    const file = toCsv([
      [...HEAD, 'text:sv'],
      ['Be kind', 'A friend', 'ب', '', ''],
      ['Be kind', 'A friend', '', '', 'x'],
      ['Be kind', 'A friend', 'ب', '', ''],
    ]);
    expect((await preview(file)).rows).toMatchObject([
      { status: 'new' },
      { status: 'problem', issues: [{ column: '', code: 'row-repeated-otherwise' }] },
      { status: 'same' },
    ]);
    expect(await upload(file, { leaveOut: [3] })).toMatchObject({ created: 1, skipped: 1 });
  });

  it('ask before they change a quote that is newer than the file', async () => {
    const { exportedCsv, edit, statuses, upload, stored } = await siteWith(await open(), {
      ...QUOTE,
      translations: [translation()],
    });
    const key = /q\d+-\d+-[\w-]+/.exec(await exportedCsv())?.[0] ?? '';
    await edit('Be kind', { credit: 'c' });
    const file = toCsv([
      ['text', 'source', 'text:fa', 'key'],
      ['Be kind', 'A friend', 'ب', key],
    ]);
    expect(await statuses(file, {})).toEqual(['2 outdated']);
    expect(await statuses(file, { outdated: { 2: 'keep' } })).toEqual(['2 left out']);
    expect(await upload(file, { outdated: { 2: 'change' } })).toMatchObject({ changed: 1 });
    expect(await stored()).toMatchObject([{ credit: 'c', translations: [{ text: 'ب' }] }]);
  });

  it('are cut in previews as other values are, and whole when they are asked for', async () => {
    const long = 'ا'.repeat(QUOTE_TEXT_MAX);
    const { send, preview } = await siteWith(await open());
    const file = toCsv([HEAD, ['Be kind', 'A friend', long, 'x']]);
    const [row] = (await preview(file)).rows;
    expect(row).toMatchObject({ cut: true, translations: [{ text: 'ا'.repeat(200) }] });
    const whole: Preview = (await send('preview?rows=2', file)).json();
    expect(whole.rows).toMatchObject([{ translations: [{ text: long }] }]);
    expect(whole.rows[0]).not.toHaveProperty('cut');
  });
});
