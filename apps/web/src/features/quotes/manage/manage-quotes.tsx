import type { Quote } from '@bahai-friends/contract';
import * as frameTexts from '@bahai-friends/languages/en/dashboard/frame';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/list';
import * as quoteTexts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import { type ReactNode, startTransition, useMemo, useState } from 'react';
import { useCommunityDay } from '../../../site/use-site.ts';
import { Segments } from '../../../ui/forms/segments.tsx';
import { KeptView } from '../../../ui/kept-view.tsx';
import { useQuotes } from '../quotes.queries.ts';
import { MANAGE_VIEWS, type ManageView, useManageView } from './filters/manage-address.ts';
import { scheduleEndText } from './list/schedule-end.ts';
import { QuoteList } from './quote-list.tsx';
import '../../../ui/feedback/alert.css';

const NO_QUOTES: readonly Quote[] = [];

const VIEW_LABELS: Readonly<Record<ManageView, string>> = {
  list: texts.list,
  year: frameTexts.year,
};

interface ManageQuotesProps {
  /** The view of quotes as a year, shown instead of the list when it is chosen. */
  readonly year: ReactNode;
}

/** All quotes and their actions. */
export function ManageQuotes({ year }: ManageQuotesProps) {
  const [view, show] = useManageView();
  const [isYearExpected, expectYear] = useState(false);
  const [rangePlace, setRangePlace] = useState<HTMLElement | null>(null);
  const query = useQuotes();
  const { data: quotes = NO_QUOTES } = query;
  const today = useCommunityDay();
  const end = useMemo(() => scheduleEndText(quotes, today), [quotes, today]);
  return (
    <section aria-label={quoteTexts.manageQuotes} className="space-y-3 lg:space-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Segments
          label={texts.view}
          options={MANAGE_VIEWS}
          value={view}
          labelOf={(option) => VIEW_LABELS[option]}
          onChange={show}
          onApproach={(option) => option === 'year' && startTransition(() => expectYear(true))}
        />
        <div ref={setRangePlace} hidden={view !== 'list'} className="min-w-24 flex-1 md:hidden" />
        <p className="notice px-3 py-1.5 empty:hidden max-sm:basis-full max-sm:text-sm">
          {query.isSuccess && end}
        </p>
      </div>
      {/* It has no margin to its neighbours: the hidden one is still there. */}
      <div>
        <KeptView isShown={view === 'list'}>
          <QuoteList query={query} quotes={quotes} today={today} rangePlace={rangePlace} />
        </KeptView>
        <KeptView isShown={view === 'year'} isExpected={isYearExpected}>
          {year}
        </KeptView>
      </div>
    </section>
  );
}
