import { describe, expect, it } from 'vitest';
import { AYYAM_I_HA, toBadiDate } from '../badi-date.ts';
import { LAST_YEAR } from '../calendar-range.ts';
import { everyCivilDay } from '../testing/every-civil-day.ts';
import { ayyamIHaOf, fastOf, feastsOf } from './feasts-and-fast.ts';

const days = everyCivilDay().map((civilDay) => ({ civilDay, ...toBadiDate(civilDay) }));
const years = Array.from({ length: LAST_YEAR }, (_, index) => index + 1);

/** First and last civil day of a month in each year, found by looking at every day. */
function spansOf(month: number) {
  const spans = new Map<number, { start: string; end: string }>();
  for (const day of days.filter((candidate) => candidate.month === month)) {
    const start = spans.get(day.year)?.start ?? day.civilDay;
    spans.set(day.year, { start, end: day.civilDay });
  }
  return years.map((year) => spans.get(year));
}

describe('in all 507 years', () => {
  it('the Feasts are the first days of the nineteen months', () => {
    const firstDays = days.filter(({ month, day }) => month !== AYYAM_I_HA && day === 1);
    const feasts = years.flatMap((year) => feastsOf(year).map((feast) => ({ year, ...feast })));
    expect(feasts).toEqual(
      firstDays.map(({ year, month, civilDay }) => ({ year, month, civilDay })),
    );
    expect(feasts).toHaveLength(507 * 19);
  });

  it('the Fast is the nineteenth month', () => {
    expect(years.map(fastOf)).toEqual(spansOf(19));
  });

  it('Ayyám-i-Há reaches to the day before the Fast', () => {
    expect(years.map(ayyamIHaOf)).toEqual(spansOf(AYYAM_I_HA));
  });
});

it.each([0, 508, 182.5, Number.NaN, '183', null, undefined])('refuses the year %j', (year) => {
  for (const call of [feastsOf, fastOf, ayyamIHaOf]) {
    expect(() => call(year as number)).toThrow('Badí year must be 1 to 507, got');
  }
});
