import { counted, plural } from './plural.ts';

/**
 * Why a single quote cannot have a date: others have it.
 *
 * @param day The date as people read it.
 */
export function dateTakenMessage(day: string, count: number): string {
  const are = plural(count, 'is', 'are');
  return `There ${are} already ${counted(count, 'quote')} scheduled for ${day}. Please choose a different date.`;
}
