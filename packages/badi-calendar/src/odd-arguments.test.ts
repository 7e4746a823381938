import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as calendar from './index.ts';
import { en } from './names/en.ts';
import { fa } from './names/fa.ts';
import { zh } from './names/zh.ts';
import { badiDateAt } from './sun/index.ts';

const { addMonths, addYears, addDays, CalendarRangeError, toBadiDate, toCivilDay } = calendar;

const CALLS = 50_000;

/** Right values, mixed with nearly right ones and with anything else. */
const oneOf = (...right: fc.Arbitrary<unknown>[]) => {
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      null,
      true,
      false,
      Number.NaN,
      -0,
      1n,
      Symbol('odd'),
      () => 1,
    ),
    fc.constantFrom<unknown>(new Date(0), [], {}, Object.create(null), /x/, new Proxy({}, {})),
    fc.constantFrom<unknown>(Temporal.PlainDate.from('0183-01-01'), Temporal.Duration.from('P1D')),
    fc.anything(),
  );
  return fc.oneof(...right.map((arbitrary) => ({ arbitrary, weight: 4 })), {
    arbitrary: odd,
    weight: 1,
  });
};

const number = oneOf(
  fc.integer({ min: -2, max: 600 }),
  fc.integer({ min: 0, max: 21 }),
  fc.double(),
);
const realDate = fc
  .integer({ min: -45_941, max: 139_235 })
  .map((day) => toBadiDate(calendar.fromDayNumber(day)));
const date = oneOf(
  realDate,
  realDate,
  fc.record({ year: number, month: number, day: number }),
  fc.record(
    { year: number, month: number, day: number, calendarId: fc.string() },
    { requiredKeys: [] },
  ),
);
const civilDay = oneOf(
  fc.integer({ min: -60_000, max: 150_000 }).map(calendar.fromDayNumber),
  fc.stringMatching(/^[12]\d{3}-[01]\d-[0-3]\d$/),
  fc.string(),
);
const names = oneOf(
  fc.constantFrom(en, fa, zh),
  fc.constantFrom(en, fa, zh),
  fc.constantFrom({ ...en, digitZero: '' }, { ...en, months: [] }, { ...zh, datePattern: 5 }),
);
const options = oneOf(
  fc.constant(undefined),
  fc.record(
    {
      style: fc.constantFrom('long', 'short', 'numeric'),
      comma: fc.boolean(),
      local: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  fc.record(
    { style: oneOf(fc.string()), comma: oneOf(fc.string()), local: oneOf(fc.string()) },
    { requiredKeys: [] },
  ),
);
const place = oneOf(
  fc.record(
    {
      latitude: oneOf(fc.double({ min: -90, max: 90, noNaN: true })),
      longitude: oneOf(fc.double({ min: -180, max: 180, noNaN: true })),
      timeZone: oneOf(fc.constantFrom('Europe/Oslo', 'Pacific/Apia', 'UTC')),
      evening: oneOf(fc.constantFrom('18:00', '12:00', '23:59'), fc.string()),
    },
    { requiredKeys: ['latitude', 'longitude'] },
  ),
);
const instant = oneOf(
  fc.integer({ min: -4_000_000_000_000, max: 12_100_000_000_000 }),
  fc.date(),
  fc.record({ epochMilliseconds: number }),
);

const isDate = (value: unknown): boolean => {
  const { year, month, day } = value as calendar.BadiDate;
  const isWhole = [year, month, day].every(Number.isInteger);
  const length =
    month === 20 && isWhole && year >= 1 && year <= 507 ? calendar.ayyamIHaLength(year) : 19;
  return (
    isWhole && year >= 1 && year <= 507 && month >= 1 && month <= 20 && day >= 1 && day <= length
  );
};
type Dated = calendar.BadiDate;
const compare = calendar.compareBadiDates;

/** Whether texts stand in another one, each after the one before. */
function standInOrder(whole: string, texts: readonly string[]): boolean {
  let from = 0;
  return texts.every((text) => {
    const at = whole.indexOf(text, from);
    from = at + text.length;
    return at >= 0;
  });
}
/** Whether a written range contains both of its ends as they are written, or the one day when they are equal. */
function isRange(
  range: string,
  from: Dated,
  to: Dated,
  ...how: [calendar.BadiDateNames, calendar.BadiDateFormat?]
): boolean {
  if (compare(from, to) === 0) return range === calendar.formatBadiDate(from, ...how);
  const ends = [from, to].map((end) => calendar.formatBadiParts(end, ...how));
  const values = (wanted: calendar.BadiDatePart['type']) =>
    ends.flatMap((parts) => parts.filter(({ type }) => type === wanted).map(({ value }) => value));
  return (
    compare(from, to) < 0 &&
    standInOrder(range, values('day')) &&
    [...values('month'), ...values('year')].every((value) => range.includes(value))
  );
}

const DAY_MS = 86_400_000;
/** Two days: clocks may be ahead of UTC on an evening, or behind it while the sun sets after midnight. */
const MOST_DAYS_APART = 2;

function isNear(instant: number | Date | { epochMilliseconds: number }, answer: Dated): boolean {
  if (typeof instant === 'object' && !(instant instanceof Date)) {
    return isNear(instant.epochMilliseconds, answer);
  }
  const day = Math.floor(Number(instant) / DAY_MS);
  return Math.abs(calendar.toDayNumber(toCivilDay(answer)) - day) <= MOST_DAYS_APART;
}

const isText = (value: unknown) => typeof value === 'string' && /\p{Nd}/u.test(value);

interface Tried {
  readonly args: readonly fc.Arbitrary<unknown>[];
  /** Whether an answer is the right one, found in another way. */
  readonly isRight: (answer: unknown, ...args: never[]) => boolean;
}

const NEW_FUNCTIONS: Readonly<Record<string, readonly [(...args: never[]) => unknown, Tried]>> = {
  isBadiDate: [
    calendar.isBadiDate,
    {
      args: [date],
      isRight: (answer, value: Dated) => {
        const isPlain = typeof value === 'object' && value !== null && !('calendarId' in value);
        return answer === (isPlain && isDate(value));
      },
    },
  ],
  daysBetween: [
    calendar.daysBetween,
    {
      args: [date, date],
      isRight: (answer, from: Dated, to: Dated) =>
        addDays(toCivilDay(from), answer as number) === toCivilDay(to),
    },
  ],
  monthsBetween: [
    calendar.monthsBetween,
    {
      args: [date, date],
      isRight: (answer, from: Dated, to: Dated) =>
        Math.abs(compare(addMonths(from, answer as number), to) + compare(to, from)) <= 1 &&
        Number.isInteger(answer),
    },
  ],
  anniversaries: [
    calendar.anniversaries,
    {
      // A tenth asks for all there are, which is hundreds for most dates.
      args: [
        date,
        oneOf(
          fc.oneof(
            { arbitrary: fc.integer({ min: -1, max: 5 }), weight: 9 },
            { arbitrary: fc.nat(), weight: 1 },
          ),
        ),
      ],
      isRight: (answer, from: Dated, count: number) =>
        (answer as Dated[]).every(
          (each, index) => compare(each, addYears(from, index + 1)) === 0,
        ) && (answer as Dated[]).length === Math.min(count, 507 - from.year),
    },
  ],
  observancesOn: [
    calendar.observancesOn,
    {
      args: [civilDay],
      isRight: (answer, day: string) =>
        (answer as calendar.Observance[]).every((each) => each.civilDay === day) &&
        toCivilDay(toBadiDate(day)) === day,
    },
  ],
  holyDayDates: [
    calendar.holyDayDates,
    {
      args: [number],
      isRight: (answer, year: number) =>
        (answer as calendar.HolyDayDate[]).every(
          ({ civilDay }, index) => civilDay === calendar.holyDay(year, index + 1, en).civilDay,
        ),
    },
  ],
  formatBadiDate: [
    calendar.formatBadiDate,
    {
      args: [date, names, options],
      isRight: (answer, from: Dated, given: calendar.BadiNames, format?: calendar.BadiDateFormat) =>
        isText(answer) &&
        (format?.style === 'numeric' ||
          typeof given.datePattern !== 'string' ||
          compare(calendar.parseBadiDate(answer as string, given) ?? from, from) === 0),
    },
  ],
  formatBadiParts: [
    calendar.formatBadiParts,
    {
      args: [date, names, options],
      isRight: (answer, ...args: Parameters<typeof calendar.formatBadiDate>) =>
        (answer as calendar.BadiDatePart[]).map(({ value }) => value).join('') ===
        calendar.formatBadiDate(...args),
    },
  ],
  formatBadiRange: [
    calendar.formatBadiRange,
    {
      args: [date, date, names, options],
      isRight: (answer, ...args: Parameters<typeof calendar.formatBadiRange>) =>
        isText(answer) && isRange(answer as string, ...args),
    },
  ],
  badiDateAt: [
    badiDateAt,
    {
      args: [instant, place],
      isRight: (answer, given: number | Date, at: { evening?: string }) =>
        answer === null
          ? at.evening === undefined
          : isDate(answer) && isNear(given, answer as Dated),
    },
  ],
};

describe.each(Object.entries(NEW_FUNCTIONS))('%s', (_, [call, { args, isRight }]) => {
  it('answers rightly or throws what it documents, for 50,000 odd arguments', () => {
    const outcomes = { answered: 0, refused: 0 };
    const property = fc.property(fc.tuple(...args), (values) => {
      let answer: unknown;
      try {
        answer = call(...(values as never[]));
      } catch (error) {
        outcomes.refused++;
        return error instanceof CalendarRangeError || error instanceof TypeError;
      }
      outcomes.answered++;
      return isRight(answer, ...(values as never[]));
    });
    fc.assert(property, { seed: 1844, numRuns: CALLS });
    expect(outcomes.answered).toBeGreaterThan(CALLS / 20);
    expect(outcomes.answered + outcomes.refused).toBe(CALLS);
  });
});
