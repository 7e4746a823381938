import { useSyncExternalStore } from 'react';
import { localDay, utcDay } from './today.ts';

const REFRESH_MS = 60_000;

/** Asks for a new look at the clock every minute, and when a sleeping page is looked at again. */
function subscribe(lookAgain: () => void): () => void {
  const lookWhenVisible = () => {
    if (document.visibilityState === 'visible') lookAgain();
  };
  const timer = setInterval(lookAgain, REFRESH_MS);
  document.addEventListener('visibilitychange', lookWhenVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookWhenVisible);
  };
}

const currentLocalDay = () => localDay(new Date());
const currentUtcDay = () => utcDay(new Date());
const unknown = () => undefined;

/**
 * The visitor's civil day as it passes; undefined on the server, which cannot know it.
 *
 * @param filledIn The day that the document shows already, as hydration finds it.
 */
export function useLocalDay(filledIn: () => string | undefined = unknown): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, currentLocalDay, filledIn);
}

/** The civil day in UTC as it passes. */
export function useUtcDay(): string {
  return useSyncExternalStore(subscribe, currentUtcDay, currentUtcDay);
}
