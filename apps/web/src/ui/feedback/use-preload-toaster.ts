import { useEffect } from 'react';
import { loadToaster } from './load-toaster.ts';

/**
 * Loads the toaster before the first toast: without a connection it could not be loaded, and the toast
 * about the failed connection would never appear.
 */
export function usePreloadToaster(): void {
  useEffect(() => {
    // The first toast tries again.
    loadToaster().catch(() => {});
  }, []);
}
