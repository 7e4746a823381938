import { useEffect } from 'react';

/**
 * Loads what shows toasts before the first one. A page that tells of failures needs it at hand: without
 * a connection it could not be loaded, and the toast that says so would never appear.
 */
export function usePreloadToaster(): void {
  useEffect(() => {
    // The first toast tries again.
    import('./toaster.tsx').catch(() => {});
  }, []);
}
