import { addDays, fromDayNumber, toDayNumber } from '@bahai-friends/badi-calendar';
import { type Quote, SCHEDULE_MAX, searchTextOfAll } from '@bahai-friends/contract';
import { neighbourOf, type ShownYear, spanOf, yearWith } from '../../../../ui/year/shown-year.ts';
import type { DayCounts } from '../day-counts.ts';

/** The sources of quotes for days without one. */
export const FILL_SOURCES = ['unscheduled', 'past'] as const;
export type FillSource = (typeof FILL_SOURCES)[number];

/** Civil days, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

interface PlannedDay {
  readonly civilDay: string;
  readonly quote: Quote;
}

/** The plan: a quote for each day. */
export interface FillPlan {
  readonly days: readonly PlannedDay[];
  /** Days of the span without a quote, including those that get one. */
  readonly gapCount: number;
  /** Quotes that are available, including those that are used. */
  readonly candidateCount: number;
  /** How many of them are not used because their text is shown too near to the day. */
  readonly leftOut: number;
}

/**
 * Quotes that can be given another date, oldest first: those without a date in the order of their ids, in which they
 * were added, and past ones by date.
 */
export function candidates(
  quotes: readonly Quote[],
  source: FillSource,
  today: string,
): readonly Quote[] {
  if (source === 'unscheduled') {
    return quotes.filter(({ displayDate }) => displayDate === null).sort((a, b) => a.id - b.id);
  }
  return quotes
    .filter(({ displayDate }) => displayDate !== null && displayDate < today)
    .sort((a, b) => compareText(a.displayDate ?? '', b.displayDate ?? '') || a.id - b.id);
}

const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Days within which a text is not shown again. */
export const SAME_TEXT_DAYS = 30;

/** A form in which texts are equal that readers take for the same. */
const sameText = ({ text }: Quote): string => searchTextOfAll([text]).replace(/\s+/g, ' ').trim();

/** The days on which each text is shown, as day numbers. */
function daysByText(quotes: readonly Quote[]): Map<string, readonly number[]> {
  const days = new Map<string, readonly number[]>();
  for (const quote of quotes) {
    if (quote.displayDate === null) continue;
    const text = sameText(quote);
    days.set(text, [...(days.get(text) ?? []), toDayNumber(quote.displayDate)]);
  }
  return days;
}

/** How many days of a span have no quote. */
function countGaps(counts: DayCounts, { from, to }: DaySpan): number {
  let gaps = toDayNumber(to) - toDayNumber(from) + 1;
  for (const day of counts.keys()) if (day >= from && day <= to) gaps -= 1;
  return Math.max(0, gaps);
}

/** The first days of a span without a quote, `max` at most. */
function gapsIn(counts: DayCounts, { from, to }: DaySpan, max: number): string[] {
  const gaps: string[] = [];
  const last = toDayNumber(to);
  for (let day = toDayNumber(from); day <= last && gaps.length < max; day += 1) {
    const civilDay = fromDayNumber(day);
    if (!counts.has(civilDay)) gaps.push(civilDay);
  }
  return gaps;
}

/**
 * Assigns a quote to each day of a span without one, in order, as long as there are quotes, up to the limit of one
 * call. The span begins today or later, so that no past quote is from the span itself.
 */
export function planFill(
  quotes: readonly Quote[],
  counts: DayCounts,
  fill: DaySpan & { readonly source: FillSource; readonly today: string },
): FillPlan {
  const available = candidates(quotes, fill.source, fill.today);
  const gaps = gapsIn(counts, fill, Math.min(available.length, SCHEDULE_MAX));
  const shown = daysByText(quotes);
  const days: PlannedDay[] = [];
  let leftOut = 0;
  for (const quote of available) {
    const civilDay = gaps[days.length];
    if (civilDay === undefined) break;
    const others = shown.get(sameText(quote)) ?? [];
    const day = toDayNumber(civilDay);
    if (others.some((other) => Math.abs(other - day) <= SAME_TEXT_DAYS)) {
      leftOut += 1;
      continue;
    }
    days.push({ civilDay, quote });
    shown.set(sameText(quote), [...others, day]);
  }
  return { days, gapCount: countGaps(counts, fill), candidateCount: available.length, leftOut };
}

/**
 * The default span: from the first day after today without a quote to the end of the shown year, or of the present
 * one when the shown one is over. When there are more quotes than such days, it goes on into the next year, as far as
 * the quotes last.
 *
 * @param available How many quotes are available.
 */
export function defaultSpan(
  counts: DayCounts,
  shown: ShownYear,
  today: string,
  available: number,
): DaySpan {
  const tomorrow = addDays(today, 1);
  const isOver = spanOf(shown).to < tomorrow;
  const filled = isOver ? yearWith(tomorrow, shown.calendar) : shown;
  const year = spanOf(filled);
  const from = year.from > tomorrow ? year.from : tomorrow;
  // When even the last year that can be shown is over, it is one day.
  const to = year.to > from ? year.to : from;
  const next = neighbourOf(filled, 1);
  const end = next ? spanOf(next).to : to;
  const gaps = gapsIn(counts, { from, to: end }, Math.max(1, available));
  const last = gaps.at(-1) ?? to;
  return { from: gaps[0] ?? from, to: last > to ? last : to };
}
