import { QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';

/** Renders with a data cache of its own, as the application sets it up. */
export function renderWithQueries(children: ReactNode): RenderResult {
  return render(<QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>);
}

/** What the browser says when a page is looked at again, after being offline too. */
export function returnToPage(): void {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    for (const type of ['focus', 'offline', 'online']) window.dispatchEvent(new Event(type));
  });
}
