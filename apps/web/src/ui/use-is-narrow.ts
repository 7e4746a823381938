import { useSyncExternalStore } from 'react';

/** The width below which style sheets use a phone's layout: the same as Tailwind's `md`. */
const QUERY = '(width < 48rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the window is as narrow as a phone's. It is for parts that are then in another order, or folded; mere looks
 * are for style sheets.
 */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
