import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createQueryClient } from '../api/query-client.ts';
import { NotificationArea } from '../ui/notification-area.tsx';
import { PageBroken } from './page-broken.tsx';
import { SiteLayout } from './site-layout.tsx';

/** Everything around a page: its data cache, its frame, and what happens when it breaks. */
export function App({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SiteLayout>
        <ErrorBoundary fallback={<PageBroken />}>{children}</ErrorBoundary>
      </SiteLayout>
      <NotificationArea />
    </QueryClientProvider>
  );
}
