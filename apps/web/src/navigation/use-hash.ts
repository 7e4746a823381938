import { useSyncExternalStore } from 'react';
import { currentPlace, goToPlace, subscribeToHash } from './hash.ts';

const none = () => '';

/**
 * The place after `#` in the address, without its values, and a function to go to another one, which back and forward
 * follow.
 */
export function useHash(): [place: string, goTo: (place: string) => void] {
  return [useSyncExternalStore(subscribeToHash, currentPlace, none), goToPlace];
}
