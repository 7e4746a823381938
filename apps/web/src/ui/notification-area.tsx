import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

import { currentToasts, subscribeToToasts } from './notify.ts';

/** Radix Toast is a fifth of React's size, and most visits never see a toast. */
const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Where toasts appear. What shows them is loaded with the first one. */
export function NotificationArea() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    // An open dialog hides the rest of the page from screen readers, but no element with aria-live.
    // The toasts announce themselves.
    <div aria-live="off">
      {toasts.length > 0 && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Toaster toasts={toasts} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
