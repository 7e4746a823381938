import { describe, expect, it } from 'vitest';
import { dates, days, ofDays, quotes, rows } from './words.ts';

describe('what is counted in Russian', () => {
  it.each([
    [1, '1 цитата', '1 строка', '1 день', '1 дня', '1 дата'],
    [2, '2 цитаты', '2 строки', '2 дня', '2 дней', '2 даты'],
    [5, '5 цитат', '5 строк', '5 дней', '5 дней', '5 дат'],
    [11, '11 цитат', '11 строк', '11 дней', '11 дней', '11 дат'],
    [21, '21 цитата', '21 строка', '21 день', '21 дня', '21 дата'],
    [100, '100 цитат', '100 строк', '100 дней', '100 дней', '100 дат'],
  ])('has its form beside %d', (count, ...written) => {
    expect([quotes, rows, days, ofDays, dates].map((write) => write(count))).toEqual(written);
  });
});
