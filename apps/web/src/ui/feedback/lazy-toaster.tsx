import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

const loadToaster = () => import('./toaster.tsx');

/** Radix Toast is a fifth of React's size, and most visits never see a toast. */
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/** Whether F8 has asked for the region of toasts, which it focuses, empty or not. */
function useIsAskedFor(): boolean {
  const [isAskedFor, setIsAskedFor] = useState(false);
  useEffect(() => {
    if (isAskedFor) return;
    const load = ({ code }: KeyboardEvent) => {
      if (code !== 'F8') return;
      // Where it cannot be loaded, the next press tries again.
      loadToaster().then(
        () => setIsAskedFor(true),
        () => {},
      );
    };
    document.addEventListener('keydown', load);
    return () => document.removeEventListener('keydown', load);
  }, [isAskedFor]);
  return isAskedFor;
}

/** Where toasts appear. What shows them is loaded with the first one, or with the first F8. */
export function LazyToaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const isAskedFor = useIsAskedFor();
  return (
    // An open dialog hides the rest of the page from screen readers, but no element with aria-live.
    // The toasts announce themselves.
    <div aria-live="off">
      {(isAskedFor || toasts.length > 0) && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Toaster toasts={toasts} isAskedFor={isAskedFor} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
