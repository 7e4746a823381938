import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';

/** Limits an error while rendering to one panel of the dashboard. */
export function PanelErrorBoundary({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <LoadError
          message={texts.partFailed}
          isRetrying={false}
          onRetry={() => {
            // The panel's data is not shown any more, and is fetched again, since it may be the cause of the error.
            queryClient.removeQueries({ type: 'inactive' });
            retry();
          }}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
