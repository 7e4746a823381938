import { DEFAULT_SETTINGS, type Features, NO_FEATURES } from '@bahai-friends/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { createSealing } from '../../../sealing/key-in-use.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { temporaryFolder } from '../../../testing/test-database.ts';
import { saveSettings } from '../../settings/settings.repository.ts';
import { browserSubscription } from './browser-subscription.ts';

export const NOON = '2026-03-21T12:00:00.000Z';
export const SITE = 'https://friends.example';

export const CHOICE = { topics: ['daily'], language: 'fa', discreet: false };

interface SiteOptions {
  readonly environment?: Record<string, string>;
  readonly features?: Partial<Features>;
  readonly log?: (line: string) => void;
}

/** A site with notifications. */
export async function notificationsSite(
  database: Database,
  { environment = {}, features = { notifications: true }, log }: SiteOptions = {},
) {
  const { DATA_DIR = temporaryFolder() } = environment;
  const clock = new TestClock(NOON);
  const settings = {
    ...DEFAULT_SETTINGS,
    siteName: 'Friends of Haifa',
    contact: 'Anna, Haifa',
    features: { ...NO_FEATURES, ...features },
  };
  await saveSettings(database.writes, settings, 2, NOON);
  const app = await createTestApp(database, {
    clock,
    environment: { PUBLIC_URL: SITE, ...environment, DATA_DIR },
    ...(log && { log }),
  });
  return { app, database, clock, sealing: createSealing(database, { DATA_DIR }), DATA_DIR };
}

export type NotificationsSite = Awaited<ReturnType<typeof notificationsSite>>;

/** Sends a call like a page's script, from the site's own origin by default. */
export const callFrom = (
  app: FastifyInstance,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method,
    url: `/api/push/subscriptions${path}`,
    headers: { origin: SITE, ...headers },
    ...(body && { payload: body }),
  });

/** Subscribes a browser, and returns the token. */
export async function subscribe(
  { app }: Pick<NotificationsSite, 'app'>,
  endpoint: string,
  choice: object = {},
): Promise<string> {
  const subscription = browserSubscription(endpoint);
  const answer = await callFrom(app, 'POST', '', { subscription, ...CHOICE, ...choice });
  return answer.json().token;
}
