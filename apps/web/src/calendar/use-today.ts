import { useSyncExternalStore } from 'react';
import { localDay } from './today.ts';

const REFRESH_MS = 60_000;

/** Reads the clock again every minute while the page is visible, and when it becomes visible again. */
export function subscribeToClock(readAgain: () => void): () => void {
  const readWhenVisible = () => {
    if (document.visibilityState === 'visible') readAgain();
  };
  const timer = setInterval(readWhenVisible, REFRESH_MS);
  document.addEventListener('visibilitychange', readWhenVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', readWhenVisible);
  };
}

const currentLocalDay = () => localDay(new Date());
const unknown = () => undefined;

/**
 * The visitor's civil day as it passes; undefined on the server, which cannot know it.
 *
 * @param filledIn The day that the document shows already, as hydration finds it.
 */
export function useLocalDay(filledIn: () => string | undefined = unknown): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribeToClock, currentLocalDay, filledIn);
}
