import type { Quote } from '@bahai-friends/contract';
import * as languageTexts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Pagination } from '../../../ui/tables/pagination.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { areLanguagesKnown } from '../language-choice.ts';
import type { useQuotes } from '../quotes.queries.ts';
import { KeyboardShortcutsDialog } from './dialogs/keyboard-shortcuts-dialog.tsx';
import { type OpenDialog, QuoteDialog } from './dialogs/quote-dialog.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { ListToolbar, ShownRange } from './filters/list-toolbar.tsx';
import { useTranslationSearch } from './filters/translation-search.queries.ts';
import { useUploadedQuotes, useUploads } from './filters/upload-filter.queries.ts';
import { useQuoteFilters } from './filters/use-quote-filters.ts';
import { BulkActionsBar } from './list/bulk-actions-bar.tsx';
import { ListResults } from './list/list-results.tsx';
import type { QuoteAction } from './list/quote-row.tsx';
import { SelectMatching } from './list/select-matching.tsx';
import { useListKeys } from './list/use-list-keys.ts';
import { useQuoteList } from './list/use-quote-list.ts';

interface QuoteListProps {
  readonly query: ReturnType<typeof useQuotes>;
  /** All quotes; empty until they are loaded. */
  readonly quotes: readonly Quote[];
  readonly today: string;
}

/** The quotes as a list, with filters, pages and actions. */
export function QuoteList({ query, quotes, today }: QuoteListProps) {
  const narrowing = useQuoteFilters();
  const { filters, setFilters, pageSize, setPage, setPageSize } = narrowing;
  const uploaded = useUploadedQuotes(filters.upload);
  const hasLanguages = useMemo(() => areLanguagesKnown(quotes), [quotes]);
  const translations = useTranslationSearch(filters.search, hasLanguages);
  const list = useQuoteList({
    quotes,
    today,
    narrowing,
    uploaded: uploaded.ids,
    found: translations.found,
  });
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
    // The button that had the focus was removed.
    results.current?.focus();
  };
  const shownPage = query.isSuccess && !uploaded.isNeeded ? page : undefined;
  const isNarrow = useIsNarrow();
  const tools = (
    <ListToolbar pageSize={pageSize} onPageSize={setPageSize}>
      {!isNarrow && <ShownRange page={shownPage} />}
      {page.pageCount > 1 && (
        <SelectMatching selection={selection} listed={listed} onSelect={list.selectListed} />
      )}
    </ListToolbar>
  );
  return (
    <div ref={scope} className="space-y-3 lg:space-y-2">
      <FilterBar
        filters={filters}
        onChange={setFilters}
        uploads={useUploads()}
        hasLanguages={hasLanguages}
      />
      {uploaded.isUnknown && (
        <p role="status" className="text-muted">
          {texts.uploadUnknown}
        </p>
      )}
      {translations.isFailed && (
        <p role="status" className="text-muted">
          {languageTexts.notSearched}
        </p>
      )}
      {!isNarrow && tools}
      <div ref={results} tabIndex={-1} className="outline-none">
        {isNarrow && <ShownRange page={shownPage} />}
        <ListResults
          query={query.isSuccess && uploaded.isNeeded ? uploaded.query : query}
          list={list}
          isEmpty={quotes.length === 0}
          isSearching={translations.isSearching}
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
      {isNarrow && tools}
      <Pagination label={texts.pages} {...page} onPage={setPage} />
      <button
        type="button"
        className="block min-h-6 cursor-pointer text-sm text-muted underline underline-offset-4"
        onClick={() => setIsHelpOpen(true)}
      >
        {texts.shortcuts}
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
