import { useSyncExternalStore } from 'react';
import { localDay, utcDay } from './today.ts';

const REFRESH_MS = 60_000;

/** Reads the clock again every minute, and when the page becomes visible again. */
function subscribe(readAgain: () => void): () => void {
  const readWhenVisible = () => {
    if (document.visibilityState === 'visible') readAgain();
  };
  const timer = setInterval(readAgain, REFRESH_MS);
  document.addEventListener('visibilitychange', readWhenVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', readWhenVisible);
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
