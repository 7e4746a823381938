import { useSyncExternalStore } from 'react';
import { subscribeToClock } from './clock.ts';
import { localDay } from './today.ts';

const currentLocalDay = () => localDay(new Date());
const unknown = () => undefined;

/**
 * The visitor's civil day, updated as days pass; undefined on the server, which cannot know it.
 *
 * @param filledIn The day that the document already shows at hydration.
 */
export function useLocalDay(filledIn: () => string | undefined = unknown): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribeToClock, currentLocalDay, filledIn);
}
