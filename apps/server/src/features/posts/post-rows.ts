import { z } from 'zod';

/** The kind of row that posts a day's quote, whichever way it goes. */
export const QUOTE_KIND = 'quote';

/** What each way of posting a day is called in the database. */
export const POST_DAYS = {
  telegram: 'post telegram',
  mastodon: 'post mastodon',
  webhooks: 'post webhooks',
} as const;

const Subject = z.object({ day: z.string() });

/** The civil day that a row is about. */
export const dayOf = (subject: string): string => Subject.parse(JSON.parse(subject)).day;

/** A day is posted once by each channel. */
export const postKey = (channel: string, day: string): string => `post ${channel} ${day}`;
