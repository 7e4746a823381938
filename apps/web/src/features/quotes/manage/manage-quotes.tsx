import type { Quote } from '@bahai-friends/contract';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useUtcDay } from '../../../calendar/use-today.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import { Pagination } from '../../../ui/tables/pagination.tsx';
import { useQuotes } from '../quotes.queries.ts';
import { BulkActionsBar } from './bulk-actions-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { type OpenDialog, QuoteDialog } from './quote-dialog.tsx';
import type { QuoteAction } from './quote-row.tsx';
import { QuotesTable } from './quotes-table.tsx';
import { useQuoteList } from './use-quote-list.ts';

const NO_QUOTES: readonly Quote[] = [];

/** The list of all quotes, with filters and actions. */
export function ManageQuotes() {
  const query = useQuotes();
  const { data: quotes = NO_QUOTES } = query;
  const today = useUtcDay();
  const list = useQuoteList(quotes, today);
  const { page, selection } = list;
  const [dialog, setDialog] = useState<OpenDialog>();
  const results = useRef<HTMLDivElement>(null);
  const clearSelection = () => {
    list.clearSelection();
    // The button that had the focus is gone.
    results.current?.focus();
  };
  return (
    <section aria-label="Manage Quotes" className="space-y-5">
      <FilterBar filters={list.filters} onChange={list.setFilters} />
      <ListToolbar
        page={query.isSuccess ? page : undefined}
        pageSize={list.pageSize}
        onPageSize={list.setPageSize}
      />
      <div ref={results} tabIndex={-1} className="outline-none">
        <Results query={query} list={list} today={today} box={results} onDialog={setDialog} />
      </div>
      <BulkActionsBar
        selection={selection}
        listed={list.listed}
        onDelete={() => setDialog({ action: 'deleteSelected' })}
        onClear={clearSelection}
      />
      <Pagination label="Pages of quotes" {...page} onPage={list.setPage} />
      {dialog && (
        <QuoteDialog
          dialog={dialog}
          quotes={quotes}
          selection={selection}
          onSelectedDeleted={list.clearSelection}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}

interface ResultsProps {
  readonly query: ReturnType<typeof useQuotes>;
  readonly list: ReturnType<typeof useQuoteList>;
  readonly today: string;
  /** The element around the results. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onDialog: (dialog: OpenDialog) => void;
}

function Results({ query, list, today, box, onDialog }: ResultsProps) {
  const openFor = useCallback(
    (action: QuoteAction, id: number) => onDialog({ action, id }),
    [onDialog],
  );
  if (query.isPending) return <ListSkeleton label="Loading quotes" rows={5} rowClassName="h-16" />;
  if (query.isError) {
    return (
      <LoadError
        title="Error Loading Quotes"
        message="There was a problem loading the quotes. Please try again"
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        focusAfter={box}
      />
    );
  }
  if (list.page.total === 0) {
    return <p className="py-8 text-center text-muted">No quotes found matching your filters</p>;
  }
  return (
    <QuotesTable
      quotes={list.page.items}
      today={today}
      selection={list.selection}
      onSelect={list.select}
      onAction={openFor}
    />
  );
}
