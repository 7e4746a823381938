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
    'A Feast or Holy Day of this week has no gathering yet.',
    `${formatNumber(days)} Feasts or Holy Days of this week have no gathering yet.`,
  );
export const seriesToRenew = (count: number) =>
  plural(
    count,
    'A series of gatherings will soon be shown no more unless somebody confirms it.',
    `${formatNumber(count)} series of gatherings will soon be shown no more unless somebody confirms them.`,
  );
export const sendingFails = (count: number) =>
  `Sending has failed ${formatNumber(count)} times in a row.`;
export const sendingPaused = 'Sending is paused until you resume it.';
export const noBackup = (days: number) =>
  plural(
    days,
    'The last backup is one day old.',
    `The last backup is ${formatNumber(days)} days old.`,
  );
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
