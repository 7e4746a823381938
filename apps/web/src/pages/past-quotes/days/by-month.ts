import type { ShownQuote } from '@bahai-friends/contract';

interface ShownMonth {
  /** The beginning of its civil days: '2026-03'. */
  readonly month: string;
  readonly days: readonly ShownQuote[];
}

const monthOf = ({ day }: ShownQuote): string => day.slice(0, 7);

/** Groups days by month, in their order. */
export function byMonth(shown: readonly ShownQuote[]): ShownMonth[] {
  return Object.entries(Object.groupBy(shown, monthOf)).map(([month, days = []]) => ({
    month,
    days,
  }));
}
