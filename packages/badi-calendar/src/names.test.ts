import { describe, expect, it } from 'vitest';
import { BADI_LANGUAGES } from './badi-languages.ts';
import { CalendarRangeError } from './calendar-range-error.ts';
import { en } from './names/en.ts';
import { namesOfEveryLanguage } from './names/every-language.ts';
import { wordOf } from './names.ts';
import fixture from './testing/names.json' with { type: 'json' };

it('lists the twelve languages', () => {
  expect(BADI_LANGUAGES).toEqual(Object.keys(fixture));
  expect(BADI_LANGUAGES).toHaveLength(12);
});

describe.each(BADI_LANGUAGES)('the names in %s', (language) => {
  const names = namesOfEveryLanguage[language];

  it('are those of the fixture, with the English transliteration where it has none', () => {
    const expected = fixture[language];
    const {
      datePattern: _,
      comma: __,
      formerMonths: ___,
      formerHolyDays: ____,
      ...written
    } = names;
    expect(written).toEqual({
      ...expected,
      months: expected.months ?? fixture.en.months,
      weekdays: expected.weekdays ?? fixture.en.weekdays,
    });
  });

  it('are twenty months, seven weekdays and eleven holy days, none empty', () => {
    const { months, monthMeanings, weekdays, weekdayMeanings, holyDays } = names;
    const lists = [months, monthMeanings, weekdays, weekdayMeanings, holyDays];
    expect(lists.map((list) => list.length)).toEqual([20, 20, 7, 7, 11]);
    for (const name of [...lists.flat(), names.calendar, names.era]) {
      expect(name).toBe(name.trim());
      expect(name).not.toBe('');
    }
  });

  it('have no word of two scripts', () => {
    const { months, monthMeanings, weekdays, weekdayMeanings, holyDays } = names;
    const lists = [months, monthMeanings, weekdays, weekdayMeanings, holyDays];
    const words = [...lists.flat(), names.calendar, names.era].flatMap((name) =>
      name.split(/[ -]/),
    );
    const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Arabic}/u];
    const isMixed = (word: string) => scripts.filter((script) => script.test(word)).length > 1;
    expect(words.filter(isMixed)).toEqual([]);
  });

  it('were other ones before, each of a month or a holy day that there is', () => {
    const { months, formerMonths = {}, holyDays, formerHolyDays = {} } = names;
    for (const [former, number] of Object.entries(formerMonths)) {
      expect(months[number - 1]).toEqual(expect.any(String));
      expect(months).not.toContain(former);
    }
    for (const [former, number] of Object.entries(formerHolyDays)) {
      expect(holyDays[number - 1]).toEqual(expect.any(String));
      expect(holyDays).not.toContain(former);
    }
  });

  it('count with ten digits in a row', () => {
    const zero = names.digitZero.charCodeAt(0);
    const digits = String.fromCharCode(...Array.from({ length: 10 }, (_, digit) => zero + digit));
    expect(digits).toMatch(/^\p{Nd}{10}$/u);
    expect(names.digitZero).toHaveLength(1);
  });
});

describe('the English names', () => {
  it('are written with the specified letters ʻ U+02BB and ʼ U+02BC', () => {
    expect(en.months).toEqual([
      'Bah\u00e1',
      'Jal\u00e1l',
      'Jam\u00e1l',
      '\u02bbA\u1e93amat',
      'N\u00far',
      'Ra\u1e25mat',
      'Kalim\u00e1t',
      'Kam\u00e1l',
      'Asm\u00e1\u02bc',
      '\u02bbIzzat',
      'Mash\u00edyyat',
      '\u02bbIlm',
      'Qudrat',
      'Qawl',
      'Mas\u00e1\u02bcil',
      'Sharaf',
      'Sul\u1e6d\u00e1n',
      'Mulk',
      '\u02bbAl\u00e1\u02bc',
      'Ayy\u00e1m-i-H\u00e1',
    ]);
    expect(en.weekdays[4]).toBe('\u02bbId\u00e1l');
  });
});

describe('wordOf', () => {
  const names = { era: 'B.E.', months: ['first', 'second'] };

  it('is a word that stands alone, or an entry counted from one', () => {
    expect(wordOf(names, 'era')).toBe('B.E.');
    expect(wordOf(names, 'months', 1)).toBe('first');
  });

  it('refuses a number beyond the list', () => {
    for (const number of [0, 3, 1.5, Number.NaN]) {
      expect(() => wordOf(names, 'months', number)).toThrow(CalendarRangeError);
    }
  });

  it.each([undefined, null, 'en', 1, {}, { months: [1, 2] }])(
    'refuses %j instead of names and says what was expected',
    (value) => {
      expect(() => wordOf(value as unknown as typeof names, 'months', 2)).toThrow(
        'names must be an object with months, as in names/en, got',
      );
      expect(() => wordOf(value as unknown as typeof names, 'era')).toThrow(
        'names must be an object with era, as in names/en, got',
      );
    },
  );
});
