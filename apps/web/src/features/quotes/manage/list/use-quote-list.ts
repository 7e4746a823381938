import type { Quote } from '@bahai-friends/contract';
import { useCallback, useMemo, useState } from 'react';
import { paginate } from '../filters/paginate.ts';
import { filterQuotes, searchable } from '../filters/quote-filters.ts';
import type { useQuoteFilters } from '../filters/use-quote-filters.ts';
import { NOTHING_SELECTED, selectedAmong, withSelected } from './selection.ts';

interface QuoteListOptions {
  readonly quotes: readonly Quote[];
  readonly today: string;
  readonly narrowing: ReturnType<typeof useQuoteFilters>;
  /** The quotes that the chosen upload added or changed; undefined where none is chosen. */
  readonly uploaded: ReadonlySet<number> | undefined;
  /** The quotes whose translations match the search; undefined while they are unknown. */
  readonly found: ReadonlySet<number> | undefined;
}

/** The filtered list, its page, and the selection in it. */
export function useQuoteList(options: QuoteListOptions) {
  const { quotes, today, narrowing, uploaded, found } = options;
  const { filters, page: wantedPage, pageSize } = narrowing;
  const [selected, setSelected] = useState(NOTHING_SELECTED);

  const prepared = useMemo(() => searchable(quotes), [quotes]);
  const listed = useMemo(
    () => filterQuotes(prepared, filters, today, uploaded, found),
    [prepared, filters, today, uploaded, found],
  );
  // A quote that was deleted is no longer selected.
  const selection = useMemo(
    () => (selected.size === 0 ? selected : selectedAmong(selected, quotes)),
    [selected, quotes],
  );
  const select = useCallback(
    (ids: readonly number[], isSelected: boolean) =>
      setSelected((before) => withSelected(before, ids, isSelected)),
    [],
  );
  const page = useMemo(
    () => paginate(listed, wantedPage, pageSize),
    [listed, wantedPage, pageSize],
  );
  return {
    listed,
    page,
    selection,
    select,
    selectListed: () =>
      select(
        listed.map(({ id }) => id),
        true,
      ),
    clearSelection: () => setSelected(NOTHING_SELECTED),
  };
}
