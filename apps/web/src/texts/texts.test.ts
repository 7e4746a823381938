// @vitest-environment node
import { LANGUAGES, type Language } from '@bahai-friends/contract';
import { MARKS } from '@bahai-friends/contract/language-formats';
import { describe, expect, it } from 'vitest';
import { languageOf, textsOfEveryLanguage } from './every-language.ts';

/** The application's sources by their path. */
const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../{testing,texts}/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** What functions are handed in a text that is compared: letters of no language here. */
const HANDED = ['①', '②', '③'];

/** Every text by its path, such as `documents.year.feasts`; functions say theirs with marks handed in. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(value(...HANDED), path);
  return Object.entries(value as object).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const all = (language: Language): [string, string][] => {
  const { page, documents } = textsOfEveryLanguage[language];
  return [...textsOf(page, 'page'), ...textsOf(documents, 'documents')];
};

/** Punctuation marks are no words of a language. */
const isWords = (text: string): boolean => /\p{L}/u.test(text);

const english = new Map(all('en'));

describe.each(OTHERS)('the texts in %s', (language) => {
  const texts = all(language);

  it('are as many as the English ones, and none is empty', () => {
    expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
    // The town's name may stand first.
    const mayBeEmpty = /^page\.(?:sunsetAt|sunHasSet)\.[01]$/;
    const empty = texts.filter(([path, text]) => text.trim() === '' && !mayBeEmpty.test(path));
    expect(empty).toEqual([]);
  });

  it('are English only where it is meant so', async () => {
    const { sameAsEnglish } = await import(`./${language}/same-as-english.ts`);
    const same = texts.filter(([path, text]) => isWords(text) && english.get(path) === text);
    expect(same.map(([path]) => path)).toEqual(sameAsEnglish);
  });

  it('say all that functions are handed', () => {
    const handed = (text: string) => HANDED.filter((mark) => text.includes(mark));
    const parts = (path: string) => path.replace(/\.[01]$/, '');
    const said = (entries: Iterable<[string, string]>) => {
      const byFunction = Map.groupBy(entries, ([path]) => parts(path));
      return Object.fromEntries(
        [...byFunction].map(([path, found]) => [
          path,
          handed(found.map(([, text]) => text).join()),
        ]),
      );
    };
    expect(said(texts)).toEqual(said(english));
  });

  it('say no word twice around the name of a year', () => {
    const { documents, names } = languageOf(language);
    const { year } = documents;
    const name = year.yearName('①', names.era);
    const sentences = [year.title(name), year.description(name, '②'), year.projected(name)];
    expect(sentences.join('\n')).not.toMatch(/年年|(?<!\p{L})(\p{L}+)\.? \1(?!\p{L})/u);
  });

  it('have no blank at an end but where something follows', () => {
    const followed =
      /^page\.(?:opensInNewTab|quotationMarks\.[01]|sunsetAt\.[01]|sunHasSet\.[01])$|readOnOf$/;
    const blank = texts.filter(([path, text]) => text !== text.trim() && !followed.test(path));
    expect(blank).toEqual([]);
  });

  it('quote in two different or two equal marks that are known ones', () => {
    const marks = textsOfEveryLanguage[language].page.quotationMarks.map((mark) => mark.trim());
    expect(['“”', '«»', '„“', '””', '„”', '“„', '‘’']).toContain(marks.join(''));
    // Pictures of quotes are drawn elsewhere.
    expect(textsOfEveryLanguage[language].page.quotationMarks).toEqual(MARKS[language]);
  });
});

describe('every text', () => {
  it('is said somewhere', () => {
    const sources = Object.values(SOURCES).join('\n');
    const keys = new Set(
      [...english.keys()]
        // Those of the feeds are listed as they are.
        .map((path) => path.replace(/^(documents\.year\.feeds)\..*/, '$1').replace(/\.[01]$/, ''))
        .map((path) => path.split('.').at(-1) ?? ''),
    );
    const unused = [...keys].filter(
      (key) => !new RegExp(`\\.${key}\\b|\\b${key}\\b[^;{}]*\\} =`).test(sources),
    );
    expect(unused).toEqual([]);
  });
});
