import * as languageTexts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import * as quoteTexts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { ListSkeleton } from '../../../../ui/tables/list-skeleton.tsx';
import { QuotesLoadError } from '../../quotes-load-error.tsx';
import type { QuoteAction } from './quote-row.tsx';
import { QuotesTable } from './quotes-table.tsx';
import type { useQuoteList } from './use-quote-list.ts';

interface ListResultsProps {
  /** The query for the list, as far as it is not loaded yet. */
  readonly query: UseQueryResult;
  readonly list: ReturnType<typeof useQuoteList>;
  /** Whether there are no quotes at all. */
  readonly isEmpty: boolean;
  /** Whether the server may still find quotes. */
  readonly isSearching: boolean;
  readonly today: string;
  /** The element around the results. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onAction: (action: QuoteAction, id: number) => void;
}

/** A page of the list of quotes, or the reason why it is empty. */
export function ListResults(props: ListResultsProps) {
  const { query, list, isEmpty, isSearching, today, box, onAction } = props;
  if (query.isPending)
    return <ListSkeleton label={quoteTexts.loading} rows={5} rowClassName="h-16" />;
  if (query.isError) return <QuotesLoadError query={query} box={box} />;
  if (list.page.total === 0 && isSearching) {
    return <p className="py-8 text-center text-muted">{languageTexts.searching}</p>;
  }
  if (list.page.total === 0) {
    return (
      <div className="space-y-1 py-8 text-center text-muted">
        <p>{texts.noneFound}</p>
        <p className="text-sm">{isEmpty ? texts.addFirst : texts.clearOrAdd}</p>
      </div>
    );
  }
  return (
    <QuotesTable
      quotes={list.page.items}
      today={today}
      selection={list.selection}
      onSelect={list.select}
      onAction={onAction}
    />
  );
}
