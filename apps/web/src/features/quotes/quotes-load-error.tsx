import * as texts from '@bahai-friends/languages/en/dashboard/quotes/tab';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';

interface QuotesLoadErrorProps {
  readonly query: UseQueryResult;
  /** The element around the loaded content. */
  readonly box: RefObject<HTMLElement | null>;
}

/** Says that the quotes could not be loaded. */
export function QuotesLoadError({ query, box }: QuotesLoadErrorProps) {
  return (
    <LoadError
      title={texts.loadErrorTitle}
      message={texts.loadError}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
      focusAfter={box}
    />
  );
}
