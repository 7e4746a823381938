import type { Language, Translation } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { insertTranslations, replaceTranslations } from '../../../db/quote-translations.ts';
import { addQuotes } from '../../../testing/content.ts';
import { databases } from '../../../testing/test-database.ts';
import { archiveOf, recordShown, TODAY } from './testing/archive.ts';

const PAST = '2026-03-19';
const LATER = '2026-03-20';

const translation = (language: Language, text: string): Translation => ({
  language,
  text,
  source: null,
  referenceUrl: null,
  credit: null,
});

/** A translated quote on two past days, one that is not on another, and a translated one today. */
async function site(database: Database) {
  const [first = 0, second = 0, today = 0] = await addQuotes(
    database,
    { text: 'First', source: 'A' },
    { text: 'Second', source: 'B' },
    { text: 'Today', source: 'C', displayDate: TODAY },
  );
  const persian = (id: number, text: string) => ({ id, translations: [translation('fa', text)] });
  await insertTranslations(database.writes, [persian(first, 'یک'), persian(today, 'امروز')]);
  await recordShown(database, ['2026-03-18', first], [PAST, first], [LATER, second]);
  return {
    ...archiveOf(database),
    database,
    retranslate: (text: string) => replaceTranslations(database.writes, [persian(first, text)]),
  };
}

describe.each(databases)('past days in a language on $name', ({ open }) => {
  it('have the translations that there are, and the originals of the others', async () => {
    const { archive } = await site(await open());
    const page = await archive.before(null, 10, 'fa');
    expect(
      page?.shown.map(({ day, quote }) => [day, quote.text, quote.source, quote.language]),
    ).toEqual([
      [TODAY, 'امروز', 'C', 'fa'],
      [LATER, 'Second', 'B', null],
      [PAST, 'یک', 'A', 'fa'],
      ['2026-03-18', 'یک', 'A', 'fa'],
    ]);
    const older = await archive.before(LATER, 1, 'fa');
    expect(older).toMatchObject({ shown: [{ day: PAST, quote: { text: 'یک' } }] });
  });

  it('are the same days with the same quotes in each', async () => {
    const { archive } = await site(await open());
    const shown = async (language?: Language) =>
      (await archive.before(null, 10, language))?.shown.map(({ day, quote }) => [day, quote.id]);
    expect(await shown('fa')).toEqual(await shown());
    expect(await shown('zh')).toEqual(await shown());
  });

  it('are read alone likewise, between the same neighbours', async () => {
    const { archive } = await site(await open());
    for (const [language, text] of [
      ['fa', 'یک'],
      ['de', 'First'],
      [undefined, 'First'],
    ] as const) {
      expect(await archive.onDay(PAST, language)).toMatchObject({
        quote: { text },
        previous: '2026-03-18',
        next: LATER,
      });
      expect((await archive.quoteOn(PAST, language))?.text).toBe(text);
    }
    expect(await archive.onDay(LATER, 'fa')).toMatchObject({ next: TODAY });
    expect((await archive.quoteOn(TODAY, 'fa'))?.text).toBe('امروز');
  });

  it('have the words of today: what they have shown is the quote', async () => {
    const { archive, retranslate } = await site(await open());
    await retranslate('نخست');
    expect((await archive.onDay(PAST, 'fa'))?.quote.text).toBe('نخست');
  });
});
