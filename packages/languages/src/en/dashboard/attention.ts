import { formatNumber } from '../format-number.ts';
import { plural } from '../plural.ts';

/** What needs a volunteer, and what may be put off. */
export const title = 'What needs you';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'There is no quote for today.';
  return days === 1
    ? 'After today there are no more quotes.'
    : `There are quotes for ${formatNumber(days)} more days, today included.`;
};
export const daysWithoutGathering = (days: number) =>
  plural(
    days,
    'A Feast or holy day in the next seven days has no gathering yet.',
    `${formatNumber(days)} Feasts or holy days in the next seven days have no gathering yet.`,
  );
export const seriesToRenew = (count: number) =>
  plural(
    count,
    'A series of gatherings needs somebody to confirm that it goes on.',
    `${formatNumber(count)} series of gatherings need somebody to confirm that they go on.`,
  );
export const answersAboveCapacity = (count: number) =>
  plural(
    count,
    'More people have answered to a gathering than there are places.',
    `More people have answered to ${formatNumber(count)} gatherings than there are places.`,
  );
export const sendingFails = (count: number) =>
  `Sending has failed ${formatNumber(count)} times in a row.`;
export const sendingPaused = 'Sending is paused until you resume it.';
/** Said from the third day on. */
export const noBackup = (days: number) => `The last backup is ${formatNumber(days)} days old.`;
export const unreadableData = (count: number) =>
  plural(
    count,
    'A stored text cannot be read: the sealing key is missing or does not fit.',
    `${formatNumber(count)} stored texts cannot be read: the sealing key is missing or does not fit.`,
  );
export const notNow = 'Not now';
export const notNowOf = (what: string) => `Not now: ${what}`;
export const putOff = 'It is not shown to you for seven days.';
export const notPutOff = 'Failed to put it off';
