// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { holyDayWith } from '../../testing/samples.ts';
import { english, speak } from '../../texts/spoken.ts';
import { planYear, tooFewAhead, yearToAdd } from './calendar-year-plan.ts';

/** All holy days of some Badí years, as the server adds them. */
const wholeYears = (...years: number[]) =>
  years
    .flatMap((year) => planYear(year, []))
    .map(({ name, date }, index) => holyDayWith({ id: index + 1, name, date }));

afterEach(() => speak());

describe('the plan for a Badí year', () => {
  it('writes days in the language of the page, and names as they are stored', () => {
    speak({
      ...english,
      code: 'de',
      gregorian: (day) => `am ${day}`,
      badi: ({ day }) => `${day}.`,
    });
    expect(planYear(183, [])[7]).toMatchObject({
      name: 'Birth of the Báb',
      badi: '7.',
      gregorian: 'am 2026-11-10',
    });
  });

  it('has its eleven holy days in both calendars', () => {
    const plan = planYear(183, []);
    expect(plan).toHaveLength(11);
    expect(plan[7]).toEqual({
      name: 'Birth of the Báb',
      date: '2026-11-10',
      badi: '7 Qudrat 183 B.E.',
      gregorian: 'November 10, 2026',
      listed: undefined,
    });
  });

  it('knows what is listed by its name or its date within the year', () => {
    const sameName = holyDayWith({ id: 1, name: 'NAW-RU\u0301Z', date: '2026-03-25' });
    const sameDate = holyDayWith({ id: 2, name: 'Our name', date: '2026-04-21' });
    const lastYear = holyDayWith({ id: 3, name: 'Day of the Covenant', date: '2025-11-26' });
    const plan = planYear(183, [sameName, sameDate, lastYear]);
    expect(plan.flatMap(({ listed }) => listed ?? [])).toEqual([sameName, sameDate]);
  });
});

describe('the year to begin with', () => {
  it.each([
    [[], 183],
    [[183], 184],
    [[183, 184, 185], 186],
    [[184], 183],
  ])('with the years %j there is %i', (years, expected) => {
    expect(yearToAdd('2026-11-21', wholeYears(...years))).toBe(expected);
  });

  it('stays within the calendar', () => {
    expect(yearToAdd('1700-01-01', [])).toBe(1);
    expect(yearToAdd('2351-03-20', wholeYears(507))).toBe(507);
    expect(yearToAdd('2400-01-01', [])).toBe(507);
  });
});

describe('the holy days of the coming twelve months', () => {
  const TODAY = '2026-03-21';

  it('are too few when some of the eleven are missing', () => {
    expect(tooFewAhead(TODAY, [])).toBe(0);
    expect(tooFewAhead(TODAY, wholeYears(183).slice(1))).toBe(10);
  });

  it('are enough when there are eleven, whichever they are', () => {
    expect(tooFewAhead(TODAY, wholeYears(183))).toBeUndefined();
    const others = Array.from({ length: 11 }, (_, id) => holyDayWith({ id, date: '2026-06-01' }));
    expect(tooFewAhead(TODAY, others)).toBeUndefined();
  });

  it('count from today until the day before the same date next year', () => {
    const bounds = ['2026-03-20', '2026-03-21', '2027-03-20', '2027-03-21'];
    const listed = bounds.map((date, id) => holyDayWith({ id, name: `${id}`, date }));
    expect(tooFewAhead(TODAY, listed)).toBe(2);
    expect(tooFewAhead('2028-02-29', [holyDayWith({ date: '2029-02-28' })])).toBe(1);
    expect(tooFewAhead('2028-02-29', [holyDayWith({ date: '2029-03-01' })])).toBe(0);
  });

  it('are enough when the calendar itself has no more', () => {
    // The twin birthdays of 185 are just over; those of 186 come more than a year later.
    const today = '2028-10-21';
    const listed = wholeYears(185, 186);
    const ahead = listed.filter(({ date }) => date >= today && date < '2029-10-21');
    expect(ahead).toHaveLength(9);
    expect(tooFewAhead(today, listed)).toBeUndefined();
    expect(tooFewAhead(today, ahead.slice(1))).toBe(8);
  });

  it('are no matter of the calendar when it has ended', () => {
    expect(tooFewAhead('2351-03-21', [])).toBeUndefined();
    expect(tooFewAhead('1700-01-01', [])).toBeUndefined();
  });
});
