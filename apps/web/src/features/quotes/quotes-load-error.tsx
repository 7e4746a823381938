import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';

interface QuotesLoadErrorProps {
  readonly query: UseQueryResult;
  /** The element around what is loaded. */
  readonly box: RefObject<HTMLElement | null>;
}

/** Says that the quotes could not be loaded. */
export function QuotesLoadError({ query, box }: QuotesLoadErrorProps) {
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
