import type { DateCount } from '@bahai-friends/contract';
import { gregorianDate } from '../../../calendar/gregorian-date.ts';

/** Longer lists scroll, lest what follows them is out of sight. */
const UNSCROLLED_MAX = 8;

interface DateCountListProps {
  readonly dates: readonly DateCount[];
  /** What there are so many of on a date. */
  readonly describe: (count: number) => string;
}

/** Dates, each with how often it occurs. */
export function DateCountList({ dates, describe }: DateCountListProps) {
  const scrolls = dates.length > UNSCROLLED_MAX;
  return (
    <ul
      className={`list-disc space-y-1 ps-5 ${scrolls ? 'max-h-56 overflow-y-auto' : ''}`}
      {...(scrolls && { tabIndex: 0 })}
    >
      {dates.map(({ date, count }) => (
        <li key={date}>
          {gregorianDate(date)}: {describe(count)}
        </li>
      ))}
    </ul>
  );
}
