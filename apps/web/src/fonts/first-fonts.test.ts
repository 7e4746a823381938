import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../fonts/letters.ts';
import { firstFonts } from './first-fonts.ts';

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
  ])('are one for %s', (_language, text) => {
    expect(firstFonts('en', ['Friends', text])).toEqual([
      expect.stringMatching(/garamond-latin\.woff2$/),
    ]);
  });

  it.each(['Źródło', 'kærlighed', 'přítel', 'kardeş', 'înțelept', 'Þór', 'ā ḫ'])(
    'are two for %s',
    (text) => {
      expect(firstFonts('en', ['Friends', text])).toEqual([
        expect.stringMatching(/garamond-latin\.woff2$/),
        expect.stringMatching(/garamond-latin-more\.woff2$/),
      ]);
    },
  );

  it('are two for just those letters of which one is in the second file', () => {
    const wrong = (letters: string, count: number) =>
      [...letters].filter((letter) => firstFonts('en', [letter]).length !== count);
    expect(wrong(LETTERS['eb-garamond-latin'], 1)).toEqual([]);
    const rare = [...LETTERS['eb-garamond-latin-more']].filter((letter) =>
      /[\p{Script=Latin}--[ªº]]/v.test(letter),
    );
    expect(wrong(rare.join(''), 2)).toEqual([]);
  });
});
