import { LANGUAGES } from '@bahai-friends/languages';
import { codesOf, namesOf } from '@bahai-friends/languages/language-names';
import { describe, expect, it } from 'vitest';
import { columnsNamed, meaningOf } from './heading-meaning.ts';

const NAMED = LANGUAGES.flatMap((language) =>
  [...codesOf(language), ...namesOf(language)].map((name) => [language, name] as const),
);

describe('a heading with a language', () => {
  it.each([
    ['text:fa', 'text:fa'],
    ['fa:text', 'text:fa'],
    ['Text (Persian)', 'text:fa'],
    ['[Persian] text', 'text:fa'],
    ['【فارسی】 Text', 'text:fa'],
    ['Quelle – Deutsch', 'source:de'],
    ['Quelle—Deutsch', 'source:de'],
    ['Deutsch_Quelle', 'source:de'],
    ['source.de', 'source:de'],
    ['SOURCE DE', 'source:de'],
    ['referenceUrl:sv', 'referenceUrl:sv'],
    ['reference_url_sv', 'referenceUrl:sv'],
    ['Web address / Swedish', 'referenceUrl:sv'],
    ['Länk (svenska)', 'referenceUrl:sv'],
    ['Reference (Swedish)', 'reference:sv'],
    ['متن انگلیسی', 'text:en'],
    ['النص (الفارسية)', 'text:fa'],
    ['引文（英语）', 'text:en'],
    ['中文：引文', 'text:zh'],
    ['Text zh-Hans', 'text:zh'],
    ['Цитата (английский)', 'text:en'],
    ['Texte en persan', 'text:fa'],
    ['De – فارسی', 'source:fa'],
    ['de: De', 'source:de'],
    ['Text (Persian, required)', 'text:fa'],
    ['Persian text (if any)', 'text:fa'],
    ['Text (fa, Persian)', 'text:fa'],
    ['Te\u200bxt (Per\u00adsian)\u200f', 'text:fa'],
    ['\u202eText:fa\u202c', 'text:fa'],
    ['فارسی', 'text:fa'],
    ['PERSIAN', 'text:fa'],
    ['Persian / فارسی', 'text:fa'],
    ['Persian (fa)', 'text:fa'],
    ['Español', 'text:es'],
    ['espanol', 'text:es'],
    ['中文', 'text:zh'],
  ])('%j is %s', (heading, meaning) => {
    expect(meaningOf(heading)).toMatchObject({ meaning });
    expect(meaningOf(heading)).not.toHaveProperty('others');
  });

  it.each(NAMED)('is that of %s where %s stands before or after', (language, name) => {
    for (const heading of [
      `text:${name}`,
      `${name} text`,
      `Source (${name})`,
      `${name} – Quelle`,
    ]) {
      const field = /text/.test(heading) ? 'text' : 'source';
      expect([heading, meaningOf(heading)?.meaning]).toEqual([heading, `${field}:${language}`]);
    }
  });

  it.each([
    ['text:de/fr', 'text:de', 'text:fr'],
    ['Text (German/French)', 'text:de', 'text:fr'],
    ['German source French', 'source:de', 'source:fr'],
    ['English / Deutsch', 'text:en', 'text:de'],
    ['text:fa (English)', 'text:fa', 'text:en'],
  ])('%j may be two', (heading, ...both) => {
    const { meaning, others = [] } = meaningOf(heading) ?? {};
    expect([meaning, ...others].toSorted()).toEqual(both.toSorted());
  });

  it.each([
    'fa',
    'sv-',
    'es',
    'zh-Hans',
    'it',
    'no',
    'id',
    'textfa',
    'text:xx',
    'text:it',
    'Persian date',
    'Persian notes',
    'Translated from Persian by',
    `Persian ${'Persian '.repeat(10)}`,
  ])('that means nothing: %j', (heading) => {
    expect(meaningOf(heading)?.meaning).toBeUndefined();
  });

  it.each([
    ['Text (it)', 'text'],
    ['Quote (in German)', 'text'],
    ['Date (English)', 'displayDate'],
    ['De', 'source'],
    ['Año', 'year'],
  ])('%j is %s as before', (heading, meaning) => {
    expect(meaningOf(heading)?.meaning).toBe(meaning);
  });
});

it('tells encodings apart', () => {
  expect(columnsNamed(['Texto (Español)', 'Português', 'text:fa', 'text:de'])).toBe(4);
  expect(columnsNamed(['Texto (Espańol)'])).toBe(0);
  expect(columnsNamed(['Portuguęs'])).toBe(0);
});
