import { z } from 'zod';

/** The kind of row that posts a day's quote, on any channel. */
export const QUOTE_KIND = 'quote';

/** The name of each way of posting in the table of sent days. */
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
