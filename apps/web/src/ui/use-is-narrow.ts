import { useSyncExternalStore } from 'react';

/** As wide as style sheets have a phone's layout: Tailwind's `md` and above have room. */
const QUERY = '(width < 48rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the window is as narrow as a phone's. For what is in another order then, or folded; what only
 * looks different is for style sheets.
 */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
