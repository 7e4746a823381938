import * as texts from '@bahai-friends/languages/en/dashboard/frame';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';

/** Keeps to one panel of the dashboard what goes wrong while it is rendered. */
export function PanelErrorBoundary({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <LoadError
          message={texts.partFailed}
          isRetrying={false}
          onRetry={() => {
            // Nothing shows what the panel had read: it is read again, as it may be what went wrong.
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
