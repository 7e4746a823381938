import { meaningsOf, nameOtherMonth, type WordMeaning } from './date-words.ts';

/** A day whose month is a word; `isUsual` when it is written as the product writes it. */
interface DateInWords {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekdays: ReadonlySet<number> | undefined;
  readonly isUsual: boolean;
}

export type WordedDate = DateInWords | 'short-year' | 'other-calendar';

/** `March 21, 2027`, with the months of English. */
const USUAL = /^(?<month>[a-z]+) \d{1,2}, ?\d{4}$/;
const ENGLISH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const ENGLISH_MONTHS = new Set(
  Array.from({ length: 12 }, (_, month) => ENGLISH.format(Date.UTC(2027, month, 1)).toLowerCase()),
);

const DIGITS_MAX = 4;

/** Which of two numbers is the year: the one of four digits. */
function dayAndYear(one: string, two: string): { day: string; year: string } | null {
  if (one.length === 4 && two.length <= 2) return { day: two, year: one };
  return two.length === 4 && one.length <= 2 ? { day: one, year: two } : null;
}

/** Where the month stands: before the first number, between the two, behind them. */
function isUsualPlace(place: number, yearFirst: boolean): boolean {
  return place === 1 || yearFirst === (place === 2);
}

/** The first possibility that names one month and at most one weekday. */
function findMonth(sides: readonly (readonly WordMeaning[])[]): {
  month: number;
  place: number;
  weekdays: ReadonlySet<number> | undefined;
} | null {
  const [before = [], between = [], behind = []] = sides;
  for (const one of before) {
    for (const two of between) {
      for (const three of behind) {
        const all = [one, two, three];
        const months = all.flatMap(({ month }) => month ?? []);
        const weekdays = all.flatMap((meaning) => meaning.weekdays ?? []);
        const [month] = months;
        if (month === undefined || months.length > 1 || weekdays.length > 1) continue;
        const place = all.findIndex((meaning) => meaning.month !== undefined);
        return { month, place, weekdays: weekdays[0] };
      }
    }
  }
  return null;
}

/**
 * A date whose month is a word, in any usual order: `21 March 2027`, `March 21, 2027`, `2027 March 21`,
 * `2027. gada 21. marts`, with or without a weekday at one of the ends.
 *
 * @param text As `dateText` gives it.
 * @returns null for other forms
 */
export function wordedDate(text: string): WordedDate | null {
  const numbers = text.match(/\d+/g) ?? [];
  const [one, two] = numbers;
  if (one === undefined || two === undefined || numbers.length > 2) return null;
  if (Math.max(one.length, two.length) > DIGITS_MAX) return null;
  const sides = text.split(/\d+/);
  if (sides.some(nameOtherMonth)) return 'other-calendar';
  const found = findMonth(sides.map(meaningsOf));
  if (found === null) return null;
  const known = dayAndYear(one, two);
  if (known === null) return one.length === 4 ? null : 'short-year';
  if (!isUsualPlace(found.place, known.year === one)) return null;
  const { month, weekdays } = found;
  const isUsual = ENGLISH_MONTHS.has(USUAL.exec(text)?.groups?.month ?? '');
  return { year: Number(known.year), month, day: Number(known.day), weekdays, isUsual };
}
