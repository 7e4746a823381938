import { formatDay } from '../../format-day.ts';
import { formatNumber as number } from '../format-number.ts';
import { dateTaken } from './date-taken.ts';

/** Problems of quotes, and of changes to many of them. */
export const quotes = {
  ...dateTaken,
  'dates-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    `Other quotes are already scheduled for ${number(count)} of these dates, first for ${formatDay(date)}. Please choose different dates.`,
  'no-quote-today': () => 'No quote available for today.',
  'quote-gone': () => 'This quote no longer exists',
  'no-such-quote': ({ id }: { readonly id: number }) => `There is no quote with the id ${id}.`,

  'no-such-batch': () => 'There is no such upload or change.',
  'already-undone': ({ by }: { readonly by: string }) => `This was already undone by ${by}.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    `This can no longer be undone: it was more than ${days} days ago.`,
};
