import { useSyncExternalStore } from 'react';
import { currentPlace, goToPlace, subscribeToHash } from './hash.ts';

const none = () => '';

/**
 * The place that the address names after `#`, without its values, and a way to go to another one that
 * back and forward follow.
 */
export function useHash(): [place: string, goTo: (place: string) => void] {
  return [useSyncExternalStore(subscribeToHash, currentPlace, none), goToPlace];
}
