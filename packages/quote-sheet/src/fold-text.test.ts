import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDigits, foldText } from './fold-text.ts';

describe('a folded text', () => {
  it.each([
    ['Display Date', 'display date', 'capitals'],
    ['Année', 'annee', 'an accent in one character with its letter'],
    ['Anne\u0301e', 'annee', 'an accent of its own'],
    ['MÄRZ', 'marz', 'a capital with an accent'],
    ['Ёлка', 'елка', 'Cyrillic'],
    ['İd', 'id', 'a letter whose lower case has a mark of its own'],
    ['Λόγος', 'λογοσ', 'a sigma at the end of a word'],
    ['ΛΌΓΟΣ', 'λογοσ', 'a capital one there'],
    ['λόγοσ', 'λογοσ', 'one that is written as within a word'],
    ['كتاب', 'کتاب', 'an Arabic kaf'],
    ['علي', 'علی', 'an Arabic yeh'],
    ['على', 'علی', 'an alef maksura'],
    ['أيلول', 'ایلول', 'a hamza'],
    ['تاریـــخ', 'تاریخ', 'a tatweel'],
    ['سه\u200cشنبه', 'سهشنبه', 'a zero-width non-joiner'],
    ['\ufeff\u200fdate\u202c\u2066\u00ad', 'date', 'direction marks and soft hyphens'],
    ['Ｄａｔｅ　１', 'date 1', 'full-width characters'],
    ['da-te: ۱٢', 'da-te: ۱٢', 'punctuation and digits, which stay'],
    ['', '', 'nothing'],
  ])('%j is %j: %s', (text, folded) => expect(foldText(text)).toBe(folded));

  it('stays as it is when it is folded again', () => {
    const again = fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    });
    fc.assert(again, { seed: 18, numRuns: 2000 });
  });
});

it('writes the digits of other scripts in ASCII', () => {
  expect(asciiDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(asciiDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(asciiDigits('２０２７年')).toBe('2027年');
  expect(asciiDigits('3 марта ½ ³')).toBe('3 марта ½ ³');
});
