import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../fonts/letters.ts';
import { firstFonts } from './first-fonts.ts';

const LABELS = expect.stringMatching(/friend-sans-latin\.woff2$/);

describe('the fonts to load at once', () => {
  it.each([
    ['English', 'O Son of Spirit! “My first counsel is this” — so he’s said…'],
    ['a transliteration', 'Ḥájí Mírzá Ḥaydar-ʻAlí of Ṭihrán, Ẓillu’s-Sulṭán, ʼÁqá, Ṣadr, Ḍíyá'],
    ['Latvian', 'Ģērbies tīrībā, šķīstā žēlastībā, čukstot ļaudīm ņemt ūdeni'],
    [
      'German, French, Dutch, Spanish, Portuguese and Swedish',
      'Größe, cœur, één, ¿señor?, coração, på',
    ],
    ['Russian', 'О СЫН ДУХА!'],
    ['Persian and Chinese', 'ای پسر روح 地球'],
    ['signs', '100 % of [it] @ 20 €'],
  ])('are one, and that of labels, for %s', (_language, text) => {
    expect(firstFonts('en', ['Friends', text])).toEqual([
      expect.stringMatching(/garamond-latin\.woff2$/),
      LABELS,
    ]);
  });

  it.each(['Źródło', 'kærlighed', 'přítel', 'kardeş', 'înțelept', 'Þór', 'ā ḫ'])(
    'are two, and that of labels, for %s',
    (text) => {
      expect(firstFonts('en', ['Friends', text])).toEqual([
        expect.stringMatching(/garamond-latin\.woff2$/),
        expect.stringMatching(/garamond-latin-more\.woff2$/),
        LABELS,
      ]);
    },
  );

  it('are those of labels in their script, with the heavier weights where a page has them', () => {
    const names = (language: 'en' | 'ru' | 'fa', weights?: 'all') =>
      firstFonts(language, [], weights).map((font) => /([\w-]+)\.woff2$/.exec(font)?.[1]);
    expect(names('en', 'all')).toEqual([
      'eb-garamond-latin',
      'friend-sans-latin',
      'friend-sans-latin-500',
      'friend-sans-latin-600',
    ]);
    expect(names('ru')).toEqual([
      'eb-garamond-cyrillic',
      'friend-sans-latin',
      'friend-sans-cyrillic',
    ]);
    expect(names('fa', 'all')).toEqual([
      'noto-naskh-arabic',
      'friend-sans-latin',
      'friend-sans-latin-500',
      'friend-sans-latin-600',
      'vazirmatn',
      'vazirmatn-500',
      'vazirmatn-600',
    ]);
  });

  it('are two for just those letters of which one is in the second file', () => {
    const wrong = (letters: string, count: number) =>
      [...letters].filter((letter) => firstFonts('en', [letter]).length !== count + 1);
    const { 'eb-garamond-latin': first = '', 'eb-garamond-latin-more': second = '' } = LETTERS;
    expect([first.length, second.length].every((count) => count > 100)).toBe(true);
    expect(wrong(first, 1)).toEqual([]);
    const rare = [...second].filter((letter) => /[\p{Script=Latin}--[ªº]]/v.test(letter));
    expect(wrong(rare.join(''), 2)).toEqual([]);
  });
});
