import type { RefObject } from 'react';
import { useFocusHeir } from '../../../ui/dialogs/use-restore-focus.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/forms/button.tsx';

const SKELETON_ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** In place of rows that are on their way. */
export function QuotesSkeleton() {
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">Loading quotes</span>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}

interface QuotesLoadErrorProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Gets the focus from the button, should it have it, when loading is tried again. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** The quotes could not be loaded, and can be tried again. */
export function QuotesLoadError({ isRetrying, onRetry, focusAfter }: QuotesLoadErrorProps) {
  const box = useFocusHeir<HTMLDivElement>(focusAfter);
  return (
    <div ref={box} className="space-y-4 py-8 text-center">
      <div role="alert">
        <p className="font-semibold text-alarm">Error Loading Quotes</p>
        <p>There was a problem loading the quotes. Please try again</p>
      </div>
      <Button unavailable={isRetrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

export function NoneFound() {
  return <p className="py-8 text-center text-muted">No quotes found matching your filters</p>;
}
