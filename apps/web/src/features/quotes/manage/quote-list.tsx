import type { Quote } from '@bahai-friends/contract';
import { useCallback, useRef, useState } from 'react';
import { Pagination } from '../../../ui/tables/pagination.tsx';
import type { useQuotes } from '../quotes.queries.ts';
import { BulkActionsBar } from './bulk-actions-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { KeyboardShortcutsDialog } from './keyboard-shortcuts-dialog.tsx';
import { ListResults } from './list-results.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { type OpenDialog, QuoteDialog } from './quote-dialog.tsx';
import type { QuoteAction } from './quote-row.tsx';
import { SelectMatching } from './select-matching.tsx';
import { useUploadedQuotes, useUploads } from './upload-filter.queries.ts';
import { useListKeys } from './use-list-keys.ts';
import { useQuoteFilters } from './use-quote-filters.ts';
import { useQuoteList } from './use-quote-list.ts';

interface QuoteListProps {
  readonly query: ReturnType<typeof useQuotes>;
  /** All quotes; none until they are loaded. */
  readonly quotes: readonly Quote[];
  readonly today: string;
}

/** The quotes as a list, with filters, pages and actions. */
export function QuoteList({ query, quotes, today }: QuoteListProps) {
  const narrowing = useQuoteFilters();
  const { filters, setFilters, pageSize, setPage, setPageSize } = narrowing;
  const uploaded = useUploadedQuotes(filters.upload);
  const list = useQuoteList({ quotes, today, narrowing, uploaded: uploaded.ids });
  const { page, listed, selection } = list;
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const scope = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const openFor = useCallback((action: QuoteAction, id: number) => setDialog({ action, id }), []);
  useListKeys({
    scope,
    onEdit: (place) => {
      const quote = page.items[place];
      if (quote) openFor('edit', quote.id);
    },
    onHelp: () => setIsHelpOpen(true),
  });
  const clearSelection = () => {
    list.clearSelection();
    // The button that had the focus is gone.
    results.current?.focus();
  };
  const isLoaded = query.isSuccess && !uploaded.isNeeded;
  return (
    <div ref={scope} className="space-y-3 lg:space-y-2">
      <FilterBar filters={filters} onChange={setFilters} uploads={useUploads()} />
      {uploaded.isUnknown && (
        <p role="status" className="text-muted">
          The upload in this address does not exist any more: the quotes of all uploads are shown.
        </p>
      )}
      <ListToolbar page={isLoaded ? page : undefined} pageSize={pageSize} onPageSize={setPageSize}>
        {page.pageCount > 1 && (
          <SelectMatching selection={selection} listed={listed} onSelect={list.selectListed} />
        )}
      </ListToolbar>
      <div ref={results} tabIndex={-1} className="outline-none">
        <ListResults
          query={query.isSuccess && uploaded.isNeeded ? uploaded.query : query}
          list={list}
          isEmpty={quotes.length === 0}
          today={today}
          box={results}
          onAction={openFor}
        />
      </div>
      <BulkActionsBar
        selection={selection}
        listed={listed}
        onSelectListed={list.selectListed}
        onDelete={() => setDialog({ action: 'deleteSelected' })}
        onClear={clearSelection}
      />
      <Pagination label="Pages of quotes" {...page} onPage={setPage} />
      <button
        type="button"
        className="block min-h-6 cursor-pointer text-sm text-muted underline underline-offset-4"
        onClick={() => setIsHelpOpen(true)}
      >
        Keyboard shortcuts
      </button>
      {isHelpOpen && <KeyboardShortcutsDialog onClose={() => setIsHelpOpen(false)} />}
      {dialog && (
        <QuoteDialog
          dialog={dialog}
          quotes={quotes}
          selection={selection}
          onSelectedDeleted={list.clearSelection}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
