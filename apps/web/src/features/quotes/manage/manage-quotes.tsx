import type { Quote } from '@bahai-friends/contract';
import * as frameTexts from '@bahai-friends/languages/en/dashboard/frame';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import * as quoteTexts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import { type ReactNode, startTransition, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCommunityDay } from '../../../site/use-site.ts';
import { Notice } from '../../../ui/feedback/alert.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import { KeptView } from '../../../ui/kept-view.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { useQuotes } from '../quotes.queries.ts';
import { MANAGE_VIEWS, type ManageView, useManageView } from './filters/manage-address.ts';
import { scheduleEndText } from './list/schedule-end.ts';
import { QuoteList } from './quote-list.tsx';

const NO_QUOTES: readonly Quote[] = [];

const VIEW_LABELS: Readonly<Record<ManageView, string>> = {
  list: texts.list,
  year: frameTexts.year,
};

interface ManageQuotesProps {
  /** Where a phone shows the choice of the view: beside the title. Null while the quotes are not shown. */
  readonly viewPlace: HTMLElement | null;
  /** The view of quotes as a year, shown instead of the list when it is chosen. */
  readonly year: ReactNode;
}

/** All quotes and their actions. */
export function ManageQuotes({ viewPlace, year }: ManageQuotesProps) {
  const [view, show] = useManageView();
  const [isYearExpected, expectYear] = useState(false);
  const query = useQuotes();
  const { data: quotes = NO_QUOTES } = query;
  const today = useCommunityDay();
  const end = useMemo(() => scheduleEndText(quotes, today), [quotes, today]);
  const isNarrow = useIsNarrow();
  const choice = (
    <Segments
      label={texts.view}
      options={MANAGE_VIEWS}
      value={view}
      labelOf={(option) => VIEW_LABELS[option]}
      onChange={show}
      onApproach={(option) => option === 'year' && startTransition(() => expectYear(true))}
    />
  );
  return (
    <section aria-label={quoteTexts.manageQuotes} className="space-y-3 lg:space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {isNarrow ? viewPlace && createPortal(choice, viewPlace) : choice}
        {query.isSuccess && <Notice>{end}</Notice>}
      </div>
      {/* It has no margin to its neighbours: the hidden one is still there. */}
      <div>
        <KeptView isShown={view === 'list'}>
          <QuoteList query={query} quotes={quotes} today={today} />
        </KeptView>
        <KeptView isShown={view === 'year'} isExpected={isYearExpected}>
          {year}
        </KeptView>
      </div>
    </section>
  );
}
