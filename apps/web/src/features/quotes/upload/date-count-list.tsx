import type { DateCount } from '@bahai-friends/contract';

/** Longer lists scroll, so that the content below them stays visible. */
const UNSCROLLED_MAX = 8;

interface DateCountListProps {
  readonly dates: readonly DateCount[];
  /** Such as `March 21, 2026: 2 quotes`. */
  readonly describe: (date: string, count: number) => string;
}

/** A list of dates with their counts. */
export function DateCountList({ dates, describe }: DateCountListProps) {
  const scrolls = dates.length > UNSCROLLED_MAX;
  return (
    <ul
      className={`list-disc space-y-1 ps-5 ${scrolls ? 'max-h-56 overflow-y-auto' : ''}`}
      {...(scrolls && { tabIndex: 0 })}
    >
      {dates.map(({ date, count }) => (
        <li key={date}>{describe(date, count)}</li>
      ))}
    </ul>
  );
}
