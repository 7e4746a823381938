import { useCallback, useMemo, useState } from 'react';
import { dayMessages } from '../../day-messages.ts';
import { useListAddress } from './manage-address.ts';
import type { QuoteFilters } from './quote-filters.ts';

/** Bounds that are no days, such as partly typed ones: they filter nothing, and are not in the address. */
interface WrongBounds {
  readonly from: string;
  readonly to: string;
}

const NONE_WRONG: WrongBounds = { from: '', to: '' };

const isDay = (bound: string) => dayMessages(bound).length === 0;
const wrongOf = (bound: string) => (isDay(bound) ? '' : bound);
const dayOf = (bound: string) => (isDay(bound) ? bound : '');

const TYPED = ['from', 'to', 'search'] as const;

/** Whether a filter only became longer or shorter by typing: that adds no step to the history. */
function isTypedOn(before: QuoteFilters, after: QuoteFilters): boolean {
  return (
    before.status === after.status &&
    before.upload === after.upload &&
    before.without === after.without &&
    TYPED.every((name) => (before[name] === '') === (after[name] === ''))
  );
}

/** The filters, the page and its size, from the address and from what is being typed. */
export function useQuoteFilters() {
  const [address, change] = useListAddress();
  const { status, from, to, q, upload, without } = address;
  const [wrong, setWrong] = useState(NONE_WRONG);
  const filters: QuoteFilters = useMemo(
    () => ({ status, from: from || wrong.from, to: to || wrong.to, search: q, upload, without }),
    [status, from, to, q, upload, without, wrong],
  );
  const setFilters = useCallback(
    (next: QuoteFilters) => {
      setWrong({ from: wrongOf(next.from), to: wrongOf(next.to) });
      change(
        {
          status: next.status,
          from: dayOf(next.from),
          to: dayOf(next.to),
          q: next.search,
          upload: next.upload,
          without: next.without,
        },
        isTypedOn(filters, next) ? 'replace' : 'push',
      );
    },
    [change, filters],
  );
  const setPage = useCallback((page: number) => change({ page }), [change]);
  const setPageSize = useCallback((size: number) => change({ size }), [change]);
  return { filters, setFilters, page: address.page, setPage, pageSize: address.size, setPageSize };
}
