import type { YearDay, YearMonth } from './year-months.ts';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** How the days of a month are laid out: in one row, or as weeks. */
export type MonthLayout = 'row' | 'weeks';

const DAYS_OF_WEEK = 7;

/**
 * The day to which a key moves from another; undefined for keys that do not move. Unlike the cells of other grids,
 * days follow one another: left and right go on into the next month, and only the year has ends.
 */
export function dayAfterKey(
  { key, ctrlKey }: Key,
  from: string,
  months: readonly YearMonth[],
  layout: MonthLayout,
): string | undefined {
  const place = months.findIndex(({ days }) => days.some(({ civilDay }) => civilDay === from));
  const month = months[place];
  if (!month) return undefined;
  const days = months.flatMap((each) => each.days);
  const later = (count: number) => {
    const index = days.findIndex(({ civilDay }) => civilDay === from) + count;
    return days[Math.max(0, Math.min(index, days.length - 1))];
  };
  const inMonth = (step: -1 | 1) => sameDayIn(months[place + step] ?? month, month, from);
  const target = (): YearDay | undefined => {
    switch (key) {
      case 'ArrowRight':
        return later(1);
      case 'ArrowLeft':
        return later(-1);
      case 'ArrowDown':
        return layout === 'weeks' ? later(DAYS_OF_WEEK) : inMonth(1);
      case 'ArrowUp':
        return layout === 'weeks' ? later(-DAYS_OF_WEEK) : inMonth(-1);
      case 'PageDown':
        return inMonth(1);
      case 'PageUp':
        return inMonth(-1);
      case 'Home':
        return (ctrlKey ? days : month.days)[0];
      case 'End':
        return (ctrlKey ? days : month.days).at(-1);
      default:
        return undefined;
    }
  };
  return target()?.civilDay;
}

/** The day with the same number, or the last of a shorter month. */
function sameDayIn(target: YearMonth, month: YearMonth, from: string): YearDay | undefined {
  const index = month.days.findIndex(({ civilDay }) => civilDay === from);
  return target.days[index] ?? target.days.at(-1);
}
