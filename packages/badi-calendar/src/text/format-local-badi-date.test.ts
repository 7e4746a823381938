import { describe, expect, it } from 'vitest';
import { toBadiDate } from '../badi-date.ts';
import { BADI_LANGUAGES } from '../badi-languages.ts';
import { addDays } from '../civil-day-of-number.ts';
import { namesOfEveryLanguage } from '../names/every-language.ts';
import { formatLocalBadiDate } from './format-local-badi-date.ts';
import { parseBadiDate } from './parse-badi-date.ts';

/** 182 has five days of Ayyám-i-Há and starts on 2025-03-20. */
const DAYS_OF_182 = Array.from({ length: 366 }, (_, index) => addDays('2025-03-20', index));
const { en, ar, de, es, fa, lv, ru, zh } = namesOfEveryLanguage;
const date = { year: 182, month: 1, day: 19 };

/** The long date with era of the Unicode CLDR, as the runtime has it. */
function cldrPattern(language: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: undefined,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    era: 'short',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(Date.UTC(2026, 10, 22));
  return parts.map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join('');
}

describe.each(BADI_LANGUAGES)('a long date in %s', (language) => {
  const names = namesOfEveryLanguage[language];

  it('has order and signs of the Unicode CLDR', () => {
    const cldr = cldrPattern(language).replace('{month}月', '{month}');
    expect(names.datePattern.replace('{comma}', '')).toBe(cldr);
  });

  it('is read back on every day of a year, also with a comma and without the era', () => {
    for (const day of DAYS_OF_182.map(toBadiDate)) {
      const text = formatLocalBadiDate(day, names);
      expect([text, parseBadiDate(text, names)]).toEqual([text, day]);
      expect(parseBadiDate(formatLocalBadiDate(day, names, { comma: true }), names)).toEqual(day);
      expect(parseBadiDate(text.replace(names.era, ''), names)).toEqual(day);
    }
  });
});

describe('formatLocalBadiDate', () => {
  it('writes order, signs, digits and comma of the language', () => {
    expect(formatLocalBadiDate(date, en)).toBe('19 Bahá 182 B.E.');
    expect(formatLocalBadiDate(date, de)).toBe('19. Bahá 182 B.E.');
    expect(formatLocalBadiDate(date, es)).toBe('19 de Bahá de 182 E.B.');
    expect(formatLocalBadiDate(date, lv)).toBe('B.Ē. 182. g. 19. Bahá');
    expect(formatLocalBadiDate(date, ru)).toBe(`19 ${ru.months[0]} 182 г. Э.Б.`);
    expect(formatLocalBadiDate(date, zh)).toBe('BE182年巴哈19日');
    expect(formatLocalBadiDate(date, en, { comma: true })).toBe('19 Bahá, 182 B.E.');
    expect(formatLocalBadiDate(date, ar, { comma: true })).toBe('١٩ البهاء، ١٨٢ بديع');
    expect(formatLocalBadiDate(date, fa, { comma: true })).toBe('۱۹ البهاء، ۱۸۲ بدیع');
    expect(formatLocalBadiDate(date, es, { comma: true })).toBe('19 de Bahá de 182 E.B.');
  });

  it('writes the day after the last of Ayyám-i-Há as 1 ʻAláʼ', () => {
    expect(formatLocalBadiDate({ year: 183, month: 20, day: 5 }, de)).toBe('1. ʻAláʼ 183 B.E.');
  });
});
