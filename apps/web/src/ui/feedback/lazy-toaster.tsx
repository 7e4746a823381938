import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { spoken } from '../../texts/spoken.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadToaster } from './load-toaster.ts';
import { currentToasts, showToast, subscribeToToasts } from './toast-store.ts';

/** Radix Toast is a fifth of React's size, and most visits never show a toast. */
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Whether F8 was pressed, which focuses the region of toasts, even an empty one. */
function useIsRequested(): boolean {
  const [isRequested, setIsRequested] = useState(false);
  useEffect(() => {
    if (isRequested) return;
    const load = ({ code }: KeyboardEvent) => {
      if (code !== 'F8') return;
      // If it cannot be loaded, the next press tries again.
      loadToaster().then(
        () => setIsRequested(true),
        () => {},
      );
    };
    document.addEventListener('keydown', load);
    return () => document.removeEventListener('keydown', load);
  }, [isRequested]);
  return isRequested;
}

/** The region of toasts. The component that shows them is loaded with the first toast or F8. */
export function LazyToaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const isRequested = useIsRequested();
  // This runs after hydration, since the document has no toast.
  useEffect(() => {
    if (spoken.firstToast) showToast(spoken.firstToast);
  }, []);
  return (
    // An open dialog hides the rest of the page from screen readers, but no element with aria-live.
    // Each toast is a live region of its own.
    <div aria-live="off">
      {(isRequested || toasts.length > 0) && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Toaster toasts={toasts} isRequested={isRequested} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
