import { z } from 'zod';
import { defineEndpoints, NoContent } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { Language } from '../site/language.ts';

/** The topics of notifications, in the order in which the page offers them. */
export const PUSH_TOPICS = ['daily', 'reminders'] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];

/** Longer than any address that a push service gives. */
const PUSH_ENDPOINT_MAX = 2000;

const text = z.string({ error: refuse('not-text', { field: 'text' }) });

/**
 * A browser's push subscription, as `PushSubscription.toJSON()` gives it. The server checks whether its endpoint can be
 * one.
 */
const BrowserSubscription = z
  .object({
    endpoint: z
      .string({ error: refuse('required', { field: 'url' }) })
      .max(PUSH_ENDPOINT_MAX, { error: refuse('much-too-long', { field: 'url' }) })
      .meta({ description: 'An https address of one of the push services that browsers use' }),
    keys: z.object({
      p256dh: text.meta({ description: 'A point on the curve P-256, uncompressed, in base64url' }),
      auth: text.meta({ description: '16 bytes in base64url' }),
    }),
  })
  .meta({ id: 'PushSubscription' });

const topic = z.enum(PUSH_TOPICS, {
  error: refuse('not-one-of', { field: 'topic', options: PUSH_TOPICS }),
});
const nothingChosen = refuse('required', { field: 'topic' });

const choice = {
  topics: z
    .array(topic, { error: nothingChosen })
    .min(1, { error: nothingChosen })
    .max(PUSH_TOPICS.length, {
      error: refuse('not-one-of', { field: 'topic', options: PUSH_TOPICS }),
    })
    .meta({ description: '`daily` is the quote of the day, `reminders` what the next day is' }),
  language: Language,
  discreet: z
    .boolean({ error: refuse('not-yes-or-no', { field: 'discreet' }) })
    .meta({ description: 'Whether what is shown says nothing of what it is about' }),
};

/** A browser that is to get notifications. */
export const NewPushSubscription = z.object({ subscription: BrowserSubscription, ...choice });
export type NewPushSubscription = z.output<typeof NewPushSubscription>;

/** The parts of a subscription that are changed. */
export const ChangedPushSubscription = NewPushSubscription.partial();
export type ChangedPushSubscription = z.output<typeof ChangedPushSubscription>;

/** The choices of a subscriber. */
export const PushChoice = z.object(choice).meta({ id: 'PushChoice' });
export type PushChoice = z.output<typeof PushChoice>;

const PushToken = z.object({ token: z.string() });

const TOO_MANY = { 429: Problem } as const;

/**
 * Calls of the site's own pages and service worker in visitors' browsers. These have no cookies: only `Origin` tells
 * them from other sites.
 */
export const notificationEndpoints = defineEndpoints({
  'GET /api/push/key': {
    summary:
      'The key by which push services know this site (VAPID); only while notifications are on',
    tag: 'Notifications',
    access: 'public',
    feature: 'notifications',
    responses: {
      200: z.object({ key: z.string().meta({ description: 'base64url' }) }),
      404: Problem,
    },
  },
  'POST /api/push/subscriptions': {
    summary:
      'Have notifications sent to this browser; what was chosen for it before is replaced. Only with the `Origin` of the site itself',
    tag: 'Notifications',
    access: 'public',
    feature: 'notifications',
    ownOrigin: true,
    body: NewPushSubscription,
    responses: {
      201: PushToken.meta({ description: 'The token by which it is changed and ended' }),
      404: Problem,
      ...TOO_MANY,
    },
  },
  'PUT /api/push/subscriptions/{token}': {
    summary:
      'Change what this browser is notified of, or move it to another address of a push service; what is left out stays. Only with the `Origin` of the site itself',
    tag: 'Notifications',
    access: 'public',
    feature: 'notifications',
    ownOrigin: true,
    params: PushToken,
    body: ChangedPushSubscription,
    responses: { 200: PushChoice, 404: Problem },
  },
  'DELETE /api/push/subscriptions/{token}': {
    summary:
      'End the notifications to this browser; the same answer whether or not it gets some. Only with the `Origin` of the site itself, and for 30 days also after notifications were switched off',
    tag: 'Notifications',
    access: 'public',
    ownOrigin: true,
    params: PushToken,
    responses: { 204: NoContent, 404: Problem },
  },
});
