import type { PublicSettings } from '@bahai-friends/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { setSite } from '../site/use-site.ts';
import { SiteLayout } from './site-layout.tsx';

interface DocumentLayoutProps {
  readonly site: PublicSettings;
  readonly children: ReactNode;
}

/** The frame of a page that is rendered on the server alone. */
export function DocumentLayout({ site, children }: DocumentLayoutProps) {
  const client = createQueryClient();
  setSite(client, site);
  return (
    <QueryClientProvider client={client}>
      <SiteLayout frame="wide">{children}</SiteLayout>
    </QueryClientProvider>
  );
}
