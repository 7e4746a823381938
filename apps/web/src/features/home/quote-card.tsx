import type { TodaysQuote } from '@bahai-friends/contract';
import { inQuotationMarks } from '@bahai-friends/contract/quotation-marks';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { userMessageOf } from '../../api/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { ExternalLink, isWebAddress } from '../../ui/external-link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lengthOf } from '../../ui/quote-length.ts';
import { useTodaysQuote } from './home.queries.ts';

interface QuoteCardProps {
  readonly rendered: TodaysQuote | null | undefined;
}

export function QuoteCard({ rendered }: QuoteCardProps) {
  return (
    <Card title="Today's Quote" className="quote-card">
      <ErrorBoundary fallback={<QuoteError />}>
        <QuoteOfTheDay rendered={rendered} />
      </ErrorBoundary>
    </Card>
  );
}

function QuoteOfTheDay({ rendered }: QuoteCardProps) {
  const query = useTodaysQuote(rendered);
  if (query.isPending) return <QuoteSkeleton />;
  if (query.isError) return <QuoteError error={query.error} />;
  return query.data ? (
    <Quote quote={query.data} />
  ) : (
    <p className="quiet">No quote available for today.</p>
  );
}

function Quote({ quote: { text, source, referenceUrl } }: { readonly quote: TodaysQuote }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const length = lengthOf(text);
  // A phone shows the beginning.
  const isFolded = length === 'longest' && !isUnfolded;
  return (
    <div className="quote-of-the-day">
      <figure>
        <blockquote
          dir="auto"
          className="quote"
          data-length={length}
          data-folded={isFolded || undefined}
        >
          {inQuotationMarks(text)}
        </blockquote>
        {isFolded && (
          <button type="button" className="read-on read-more" onClick={() => setIsUnfolded(true)}>
            Read more
          </button>
        )}
        <figcaption dir="auto" className="mt-4 text-muted">
          — {source}
        </figcaption>
      </figure>
      {referenceUrl && isWebAddress(referenceUrl) && (
        <ExternalLink href={referenceUrl} className="read-on mt-2">
          View Quote Reference on Bahá'í Reference Library
        </ExternalLink>
      )}
    </div>
  );
}

function QuoteError({ error }: { readonly error?: Error }) {
  return (
    <div role="alert" className="error">
      <p>Unable to load today's quote.</p>
      {error && <p className="mt-1 text-sm wrap-anywhere">{userMessageOf(error)}</p>}
    </div>
  );
}

function QuoteSkeleton() {
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">Loading today's quote</span>
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="mt-5 h-5 w-1/3" />
    </div>
  );
}
