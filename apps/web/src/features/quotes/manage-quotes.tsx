import type { Quote } from '@bahai-friends/contract';
import { useCallback, useRef, useState } from 'react';
import { useUtcDay } from '../../calendar/use-today.ts';
import { Pager } from '../../ui/pager.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LoadError, NoneFound, QuotesSkeleton } from './list-states.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { type OpenDialog, QuoteDialog } from './quote-dialog.tsx';
import type { QuoteAction } from './quote-row.tsx';
import { useQuotes } from './quotes.queries.ts';
import { QuotesTable } from './quotes-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useQuoteList } from './use-quote-list.ts';

const NO_QUOTES: readonly Quote[] = [];

/** All quotes, to be found, changed and deleted. */
export function ManageQuotes() {
  const { data: quotes = NO_QUOTES, isPending, isError, isFetching, refetch } = useQuotes();
  const today = useUtcDay();
  const list = useQuoteList(quotes, today);
  const [dialog, setDialog] = useState<OpenDialog>();
  const results = useRef<HTMLDivElement>(null);
  const openFor = useCallback((action: QuoteAction, id: number) => setDialog({ action, id }), []);
  const clearSelection = () => {
    list.clearSelection();
    // The button that did it is gone.
    results.current?.focus();
  };
  const { page } = list;
  return (
    <section aria-label="Manage Quotes" className="space-y-5">
      <FilterBar filters={list.filters} onChange={list.setFilters} />
      <ListToolbar
        page={isPending || isError ? undefined : page}
        pageSize={list.pageSize}
        onPageSize={list.setPageSize}
      />
      <div ref={results} tabIndex={-1} className="outline-none">
        {isPending && <QuotesSkeleton />}
        {isError && <LoadError isRetrying={isFetching} onRetry={() => void refetch()} />}
        {!isPending && !isError && page.total === 0 && <NoneFound />}
        {!isError && page.total > 0 && (
          <QuotesTable
            quotes={page.items}
            today={today}
            selection={list.selection}
            onSelect={list.select}
            onAction={openFor}
          />
        )}
      </div>
      <SelectionBar
        selection={list.selection}
        listed={list.listed}
        onDelete={() => setDialog({ action: 'deleteSelected' })}
        onClear={clearSelection}
      />
      <Pager
        label="Pages of quotes"
        page={page.page}
        pageCount={page.pageCount}
        onPage={list.setPage}
      />
      {dialog && (
        <QuoteDialog
          dialog={dialog}
          quotes={quotes}
          selection={list.selection}
          onSelectedDeleted={list.clearSelection}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}
