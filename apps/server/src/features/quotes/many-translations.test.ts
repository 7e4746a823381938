import { addDays } from '@bahai-friends/badi-calendar';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { LANGUAGES, type Language } from '@bahai-friends/languages';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { insertQuotes, listQuotes, listWholeQuotes } from './quotes.repository.ts';

const DAYS = 366;
const OWN = 'en';
const OTHERS = LANGUAGES.filter((language) => language !== OWN);

const wordsIn = (language: Language, day: number) => ({
  language,
  text: `${language} ${day}: «نور» 光 “light”\n`.repeat(5).trim(),
  source: day % 2 === 0 ? null : `Source ${day} (${language})`,
  referenceUrl: day % 3 === 0 ? null : `https://example.org/${language}/${day}`,
  credit: day % 5 === 0 ? null : `Translated by ${language} friends`,
});

const QUOTES = Array.from({ length: DAYS }, (_, day) =>
  newQuoteWith({
    ...wordsIn(OWN, day),
    source: `Source ${day}`,
    displayDate: addDays('2028-01-01', day),
    translations: OTHERS.map((language) => wordsIn(language, day)).sort((a, b) =>
      a.language < b.language ? -1 : 1,
    ),
  }),
);

describe.each(databases)('a leap year of quotes in twelve languages on $name', ({ open }) => {
  it('is stored word for word, deleted, and brought back', async () => {
    const database = await open();
    await addUsers(database, { anna: 'Admin' });
    const app = await createTestApp(database);
    const anna = await loggedIn(app, 'anna');
    const ids = await insertQuotes(database.writes, QUOTES, {
      by: null,
      at: '2026-01-01T00:00:00.000Z',
    });
    const stored = await listWholeQuotes(database.reads);
    expect(stored).toMatchObject(QUOTES);
    const listed = await listQuotes(database.reads);
    expect(listed.every(({ languages }) => languages.length === OTHERS.length)).toBe(true);
    const { batch } = (await anna.call('DELETE', '/api/quotes', { ids })).json();
    expect(await listWholeQuotes(database.reads)).toEqual([]);
    const undone = await anna.call('POST', `/api/batches/${batch}/undo`);
    expect(undone.json()).toEqual({ deleted: 0, restored: DAYS, kept: 0 });
    expect(await listWholeQuotes(database.reads)).toEqual(stored);
  });
});
