import { describe, expect, it } from 'vitest';
import type { BadiDate } from '../badi-date.ts';
import { BADI_LANGUAGES, type BadiLanguage } from '../badi-languages.ts';
import { en } from '../names/en.ts';
import { namesOfEveryLanguage } from '../names/every-language.ts';
import { formatBadiDate } from './format-badi-date.ts';
import { formatBadiRange } from './format-badi-range.ts';

const date = (month: number, day: number, year = 182): BadiDate => ({ year, month, day });

/** In one month, in one year, in two years, in the language's own order. */
const RANGES: Readonly<Record<BadiLanguage, readonly [string, string, string]>> = {
  en: ['1–5 {1} 182 B.E.', '19 {1} – 1 {2} 182 B.E.', '1 {1} 182 B.E. – 1 {1} 183 B.E.'],
  ar: ['١–٥ {1} ١٨٢ بديع', '١٩ {1} – ١ {2} ١٨٢ بديع', '١ {1} ١٨٢ بديع – ١ {1} ١٨٣ بديع'],
  de: ['1.–5. {1} 182 B.E.', '19. {1} – 1. {2} 182 B.E.', '1. {1} 182 B.E. – 1. {1} 183 B.E.'],
  es: [
    '1–5 de {1} de 182 E.B.',
    '19 de {1} – 1 de {2} de 182 E.B.',
    '1 de {1} de 182 E.B. – 1 de {1} de 183 E.B.',
  ],
  fa: ['۱–۵ {1} ۱۸۲ بدیع', '۱۹ {1} – ۱ {2} ۱۸۲ بدیع', '۱ {1} ۱۸۲ بدیع – ۱ {1} ۱۸۳ بدیع'],
  fr: ['1–5 {1} 182 E.B.', '19 {1} – 1 {2} 182 E.B.', '1 {1} 182 E.B. – 1 {1} 183 E.B.'],
  lv: [
    'B.Ē. 182. g. 1.–5. {1}',
    'B.Ē. 182. g. 19. {1} – 1. {2}',
    'B.Ē. 182. g. 1. {1} – B.Ē. 183. g. 1. {1}',
  ],
  nl: ['1–5 {1} 182 B.E.', '19 {1} – 1 {2} 182 B.E.', '1 {1} 182 B.E. – 1 {1} 183 B.E.'],
  pt: [
    '1–5 de {1} de 182 E.B.',
    '19 de {1} – 1 de {2} de 182 E.B.',
    '1 de {1} de 182 E.B. – 1 de {1} de 183 E.B.',
  ],
  ru: [
    '1–5 {1} 182 г. Э.Б.',
    '19 {1} – 1 {2} 182 г. Э.Б.',
    '1 {1} 182 г. Э.Б. – 1 {1} 183 г. Э.Б.',
  ],
  sv: ['1–5 {1} 182 B.E.', '19 {1} – 1 {2} 182 B.E.', '1 {1} 182 B.E. – 1 {1} 183 B.E.'],
  zh: ['BE182年{1}1日–5日', 'BE182年{1}19日 – {2}1日', 'BE182年{1}1日 – BE183年{1}1日'],
};

describe.each(BADI_LANGUAGES)('a range in %s', (language) => {
  const names = namesOfEveryLanguage[language];
  const months = (text: string) =>
    text.replace(/\{(\d)\}/g, (_, month) => names.months[Number(month) - 1] ?? '');

  it('writes once what both ends share', () => {
    const written = [
      formatBadiRange(date(1, 1), date(1, 5), names, { local: true }),
      formatBadiRange(date(1, 19), date(2, 1), names, { local: true }),
      formatBadiRange(date(1, 1), date(1, 1, 183), names, { local: true }),
    ];
    expect(written).toEqual(RANGES[language].map(months));
  });

  it('is a date when both ends are the same', () => {
    const day = date(20, 5);
    for (const style of ['long', 'short', 'numeric'] as const) {
      for (const local of [false, true]) {
        const options = { style, local };
        expect(formatBadiRange(day, day, names, options)).toBe(formatBadiDate(day, names, options));
      }
    }
  });
});

describe('formatBadiRange', () => {
  it('sets the comma where the year is', () => {
    const comma = { comma: true };
    expect(formatBadiRange(date(1, 1), date(1, 5), en, comma)).toBe('1–5 Bahá, 182 B.E.');
    expect(formatBadiRange(date(18, 19), date(20, 2), en, comma)).toBe(
      '19 Mulk – 2 Ayyám-i-Há, 182 B.E.',
    );
    expect(formatBadiRange(date(1, 1), date(1, 1, 183), en, comma)).toBe(
      '1 Bahá, 182 B.E. – 1 Bahá, 183 B.E.',
    );
  });

  it('writes both ends whole as numbers, and goes without the era when short', () => {
    expect(formatBadiRange(date(20, 1), date(19, 1), en, { style: 'numeric' })).toBe(
      '182-20-1 – 182-19-1',
    );
    expect(formatBadiRange(date(20, 1), date(20, 5), en, { style: 'short' })).toBe(
      '1–5 Ayyám-i-Há 182',
    );
  });

  it('takes Ayyám-i-Há between 18 and 19, and refuses an end before its start', () => {
    expect(formatBadiRange(date(20, 5), date(19, 1), en)).toBe('5 Ayyám-i-Há – 1 ʻAláʼ 182 B.E.');
    for (const [from, to] of [
      [date(1, 2), date(1, 1)],
      [date(19, 1), date(20, 5)],
      [date(1, 1, 183), date(19, 19)],
    ] as const) {
      expect(() => formatBadiRange(from, to, en)).toThrow(
        'end of the range must be its start or a later date, got object',
      );
    }
  });
});
