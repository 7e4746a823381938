import type { Quote } from '@bahai-friends/contract';
import { useCallback, useMemo, useState } from 'react';
import { DEFAULT_PAGE_SIZE, paginate } from './paginate.ts';
import { filterQuotes, NO_FILTERS, searchable } from './quote-filters.ts';
import { NOTHING_SELECTED, selectedAmong, withSelected } from './selection.ts';

/** The state of the list: filters, page, page size and selection. */
export function useQuoteList(quotes: readonly Quote[], today: string) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [wantedPage, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(DEFAULT_PAGE_SIZE);
  const [selected, setSelected] = useState(NOTHING_SELECTED);

  const prepared = useMemo(() => searchable(quotes), [quotes]);
  const listed = useMemo(() => filterQuotes(prepared, filters, today), [prepared, filters, today]);
  // A quote that somebody has deleted is no longer selected.
  const selection = useMemo(
    () => (selected.size === 0 ? selected : selectedAmong(selected, quotes)),
    [selected, quotes],
  );
  const select = useCallback(
    (ids: readonly number[], isSelected: boolean) =>
      setSelected((before) => withSelected(before, ids, isSelected)),
    [],
  );
  return {
    filters,
    setFilters,
    listed,
    page: paginate(listed, wantedPage, pageSize),
    setPage,
    pageSize,
    setPageSize,
    selection,
    select,
    clearSelection: () => setSelected(NOTHING_SELECTED),
  };
}
