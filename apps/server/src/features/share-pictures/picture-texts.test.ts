import { LANGUAGES } from '@bahai-friends/languages';
import { describe, expect, it } from 'vitest';
import { textsIn } from './picture-texts.ts';
import { isLegible } from './typesetting/picture-fonts.ts';

describe('the texts of a picture', () => {
  it.each([
    ['en', '“Be kind”', 'March 21, 2026', '1 Bahá 183 B.E.'],
    ['fa', '«Be kind»', '۲۱ مارس ۲۰۲۶', '۱ البهاء ۱۸۳ بدیع'],
    ['fr', '«\u00a0Be kind\u00a0»', '21 mars 2026', '1 Bahá 183 E.B.'],
    ['ru', '«Be kind»', '21 марта 2026\u00a0г.', '1 Баха̄ 183 г. Э.Б.'],
    ['zh', '“Be kind”', '2026年3月21日', 'BE183年巴哈1日'],
  ] as const)('are in %s as on its pages', (language, quote, day, badiDay) => {
    const texts = textsIn(language);
    expect(texts.quotationMarks.join('Be kind')).toBe(quote);
    expect([texts.day('2026-03-21'), texts.badiDay('2026-03-21')]).toEqual([day, badiDay]);
    expect(texts.badiDay('1844-03-20')).toBeNull();
  });

  it.each(LANGUAGES)('are in letters that the pictures have: %s', (language) => {
    const { quotationMarks, day, badiDay } = textsIn(language);
    const all = [...quotationMarks, day('2026-03-21'), badiDay('2026-03-21')];
    expect(isLegible(all.join(' '))).toBe(true);
  });
});
