import type { DateCount } from '@bahai-friends/contract';
import { gregorianDisplay } from '../../calendar/gregorian-display.ts';

/** `1 quote`, `2 quotes`. */
export function quoteCount(count: number): string {
  return `${count} ${count === 1 ? 'quote' : 'quotes'}`;
}

/** Why a quote cannot have a date: others have it. */
export function takenDateSentence({ date, count }: DateCount): string {
  const verb = count === 1 ? 'is' : 'are';
  const day = gregorianDisplay(date);
  return `There ${verb} already ${quoteCount(count)} scheduled for ${day}. Please choose a different date.`;
}
