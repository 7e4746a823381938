import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import { describe, expect, it } from 'vitest';
import { textsOf } from './language-of.ts';
import { LANGUAGES } from './languages.ts';
import { HANDED, textsByPath } from './testing/texts-by-path.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Punctuation marks are no words of a language. */
const isWords = (text: string): boolean => /\p{L}/u.test(text);

const english = new Map(await textsByPath('en'));

describe.each(OTHERS)('the texts in %s', async (language) => {
  const texts = await textsByPath(language);

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
    const said = (entries: Iterable<readonly [string, string]>) => {
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

  it('have no word of two scripts', () => {
    const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Arabic}/u];
    const isMixed = (word: string) => scripts.filter((script) => script.test(word)).length > 1;
    const words = texts.flatMap(([path, text]) =>
      text.split(/[^\p{L}\p{M}]+/u).map((word) => [path, word] as const),
    );
    expect(words.filter(([, word]) => isMixed(word))).toEqual([]);
  });

  it('have the calendar’s name for Ayyám-i-Há', async () => {
    const { year } = await textsOf('documents', language);
    expect(year.description('①', '②')).toContain(namesOfEveryLanguage[language].months.at(-1));
  });

  it('say no word twice around the name of a year', async () => {
    const { year } = await textsOf('documents', language);
    const name = year.yearName('①', namesOfEveryLanguage[language].era);
    const sentences = [year.title(name), year.description(name, '②'), year.projected(name)];
    expect(sentences.join('\n')).not.toMatch(/年年|(?<!\p{L})(\p{L}+)\.? \1(?!\p{L})/u);
  });

  it('have no blank at an end but where something follows', () => {
    const followed = /^page\.(?:opensInNewTab|sunsetAt\.[01]|sunHasSet\.[01])$|readOnOf$/;
    const blank = texts.filter(([path, text]) => text !== text.trim() && !followed.test(path));
    expect(blank).toEqual([]);
  });
});
