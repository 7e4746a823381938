import { describe, expect, it } from 'vitest';
import { BADI_LANGUAGES } from '../badi-languages.ts';
import { addDays } from '../civil-day-of-number.ts';
import { namesOfEveryLanguage } from '../names/every-language.ts';
import fixture from '../testing/names.json' with { type: 'json' };
import { monthMeaning, weekdayMeaning } from './meanings.ts';

describe.each(BADI_LANGUAGES)('the meanings in %s', (language) => {
  const names = namesOfEveryLanguage[language];
  const { monthMeanings, weekdayMeanings } = fixture[language];

  it('are those of the fixture, month by month and from Saturday to Friday', () => {
    const ofMonths = monthMeanings.map((_, index) =>
      monthMeaning({ year: 183, month: index + 1, day: 1 }, names),
    );
    expect(ofMonths).toEqual(monthMeanings);
    const ofWeekdays = weekdayMeanings.map((_, index) =>
      weekdayMeaning(addDays('2026-03-21', index), names),
    );
    expect(ofWeekdays).toEqual(weekdayMeanings);
  });
});

it('refuses what is no date', () => {
  const { en } = namesOfEveryLanguage;
  expect(() => monthMeaning({ year: 183, month: 21, day: 1 }, en)).toThrow('Badí month must be');
  expect(() => weekdayMeaning('2351-03-21', en)).toThrow('civil day must be');
});
