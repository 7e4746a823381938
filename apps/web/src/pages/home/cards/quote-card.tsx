import type { TodaysQuote } from '@bahai-friends/contract';
import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { writtenIn } from '@bahai-friends/languages/written-in';
import { useState } from 'react';
import { userMessageOf } from '../../../api/api-error.ts';
import { monthOf } from '../../../calendar/date-display.ts';
import { isKeptPage } from '../../../site/kept-page.ts';
import { inLanguage } from '../../../site/page-address.ts';
import { useIsDayUnknown, useSite } from '../../../site/use-site.ts';
import { spoken } from '../../../texts/spoken.ts';
import { texts } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ExternalLink, isWebAddress } from '../../../ui/external-link.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Ornament } from '../../../ui/ornaments/ornament.tsx';
import { lengthOf } from '../../../ui/quote-length.ts';
import { QuoteSource } from '../../../ui/quote-source.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { BegunCard } from '../start/begun-card.ts';
import type { SharedQuote } from '../start/shared-quote.ts';
import { useTodaysQuote } from './home.queries.ts';
import { ShareButton } from './share-button.tsx';

interface QuoteCardProps {
  readonly rendered: TodaysQuote | null | undefined;
  readonly begun?: BegunCard | undefined;
}

export function QuoteCard(props: QuoteCardProps) {
  return (
    <Card title={texts.todaysQuote} className="quote-card">
      <Ornament month={monthOf(useSite().today)} hasOneRing />
      <ErrorBoundary fallback={<QuoteError />}>
        <QuoteOfTheDay {...props} />
      </ErrorBoundary>
    </Card>
  );
}

/** In one row with the quote's other links or, where there is no quote, below what is said instead. */
function PastQuotes() {
  return (
    <a href={inLanguage('/quotes')} className="read-on way-on">
      {texts.pastQuotes}
    </a>
  );
}

function QuoteOfTheDay({ rendered, begun }: QuoteCardProps) {
  const query = useTodaysQuote(rendered);
  if (query.isPending) return <QuoteSkeleton />;
  if (!query.data) return <QuoteError {...(query.error && { error: query.error })} />;
  const { quote, day } = query.data;
  if (!quote) {
    return (
      <>
        <p className="quiet">{texts.noQuote}</p>
        <PastQuotes />
      </>
    );
  }
  return (
    <>
      <OfflineNote day={day} isOld={query.isOld} isSaid={begun?.isSaidOld} />
      <Quote quote={quote} day={day} begun={begun} />
    </>
  );
}

interface OfflineNoteProps {
  readonly day: string;
  readonly isOld: boolean;
  /** Whether the document has the note already. */
  readonly isSaid: boolean | undefined;
}

/** Tells which day's quote it is when it is unknown whether it is today's. */
function OfflineNote({ day, isOld, isSaid }: OfflineNoteProps) {
  const isKept = (useHydrated() || isSaid) && isKeptPage() && isOld;
  const isBehind = useIsDayUnknown() || isKept;
  return (
    isBehind && (
      <p role="status" className="offline-note">
        {texts.offlineQuote(spoken.gregorian(day))}
      </p>
    )
  );
}

interface QuoteProps extends SharedQuote {
  readonly begun: BegunCard | undefined;
}

function Quote({ quote, day, begun }: QuoteProps) {
  const { text, source, referenceUrl, language, credit } = quote;
  const [isUnfolded, setIsUnfolded] = useState(begun?.isUnfolded ?? false);
  const length = lengthOf(text);
  const words = writtenIn(language, spoken.code);
  // A phone shows the beginning of the text.
  const isFolded = length === 'longest' && !isUnfolded;
  return (
    <div className="quote-of-the-day">
      <figure>
        <blockquote
          {...words}
          className="quote"
          data-length={length}
          data-folded={isFolded || undefined}
        >
          {inQuotationMarks(text, spoken.quotationMarks)}
        </blockquote>
        {isFolded && (
          <button
            type="button"
            className="read-on read-more"
            data-press="unfold"
            onClick={() => setIsUnfolded(true)}
          >
            {texts.readMore}
          </button>
        )}
        <figcaption {...words} className="mt-4 text-muted">
          <QuoteSource credit={credit}>{source}</QuoteSource>
        </figcaption>
      </figure>
      {referenceUrl && isWebAddress(referenceUrl) && (
        <ExternalLink href={referenceUrl} className="read-on">
          {texts.quoteReference}
        </ExternalLink>
      )}
      <ShareButton quote={quote} day={day} begun={begun} />
      <PastQuotes />
    </div>
  );
}

function QuoteError({ error }: { readonly error?: Error }) {
  return (
    <>
      <div role="alert" className="error">
        <p>{texts.quoteError}</p>
        {error && <p className="mt-1 text-sm wrap-anywhere">{userMessageOf(error)}</p>}
      </div>
      <PastQuotes />
    </>
  );
}

function QuoteSkeleton() {
  return (
    <>
      <div role="status" className="grid gap-3">
        <span className="sr-only">{texts.quoteLoading}</span>
        <Skeleton className="h-6" />
        <Skeleton className="h-6" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-5 h-5 w-1/3" />
      </div>
      <PastQuotes />
    </>
  );
}
