import { describe, expect, it } from 'vitest';
import * as ar from './ar/facts.ts';
import * as fa from './fa/facts.ts';
import * as ru from './ru/facts.ts';
import { wordsOf } from './words-of.ts';

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 111];

describe('the form that goes with a count', () => {
  it('is right in Russian', () => {
    const { plural } = wordsOf<'one' | 'few' | 'many' | 'other'>(ru);
    const quotes = { one: 'цитата', few: 'цитаты', many: 'цитат', other: 'цитаты' };
    expect(COUNTS.map((count) => `${count} ${plural(count, quotes)}`)).toEqual([
      '0 цитат',
      '1 цитата',
      '2 цитаты',
      '3 цитаты',
      '5 цитат',
      '11 цитат',
      '21 цитата',
      '100 цитат',
      '111 цитат',
    ]);
  });

  it('is right in Arabic', () => {
    const { plural } = wordsOf<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>(ar);
    const forms = { zero: '0', one: '1', two: '2', few: '3-10', many: '11-99', other: '100' };
    expect(COUNTS.map((count) => plural(count, forms))).toEqual([
      '0',
      '1',
      '2',
      '3-10',
      '3-10',
      '11-99',
      '11-99',
      '100',
      '11-99',
    ]);
  });
});

it('numbers, days and lists are written as readers write them', () => {
  const { number, day, listed, either, languageName, weekday } = wordsOf<'one' | 'other'>(fa);
  expect(number(20_000)).toBe('۲۰٬۰۰۰');
  expect(day('2026-03-21')).toBe('۲۱ مارس ۲۰۲۶');
  expect(day('soon')).toBe('soon');
  expect(listed(['۱', '۲', '۳'])).toBe('۱،‏ ۲، و ۳');
  expect(either(['۱', '۲'])).toBe('۱ یا ۲');
  expect(languageName('de')).toBe('آلمانی');
  expect([weekday(0), weekday(6)]).toEqual(['یکشنبه', 'شنبه']);
});

it('writes years without separators, in the digits of the language', () => {
  expect(wordsOf<'one' | 'other'>(fa).year(2026)).toBe('۲۰۲۶');
});
