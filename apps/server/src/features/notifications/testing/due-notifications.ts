import { DEFAULT_SETTINGS, NO_FEATURES } from '@bahai-friends/contract';
import { vapidPublicKey } from '../../../channels/push/vapid-token.ts';
import type { startPushService } from '../../../channels/testing/push-service-imitation.ts';
import type { Database } from '../../../db/database.ts';
import { createSealing } from '../../../sealing/key-in-use.ts';
import { linkTokenHash, newLinkToken } from '../../../sealing/link-tokens.ts';
import { PUSH_SUBSCRIPTION } from '../../../sealing/sealed-columns.ts';
import { addQuotes } from '../../../testing/content.ts';
import { saveSending } from '../../sending/sending.repository.ts';
import { saveSettings } from '../../settings/settings.repository.ts';
import { vapidKeysOf } from '../vapid-keys.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
/** Rows in one statement: databases limit the number of values. */
const SLICE = 500;

interface DueNotifications {
  readonly service: Pick<Awaited<ReturnType<typeof startPushService>>, 'subscribe'>;
  readonly timeZone: string;
  readonly count: number;
}

/**
 * Makes a day's notifications due now to browsers of a push service; returns their addresses in the order of their ids.
 */
export async function setUpDueNotifications(
  database: Database,
  environment: { readonly DATA_DIR: string },
  { service, timeZone, count }: DueNotifications,
): Promise<string[]> {
  const now = new Date().toISOString();
  const features = { ...NO_FEATURES, notifications: true };
  const settings = { ...DEFAULT_SETTINGS, contact: 'Anna, Haifa', timeZone, features };
  await saveSettings(database.writes, settings, 2, now);
  await addQuotes(database, { text: 'Be kind', language: 'en' });
  const sealing = createSealing(database, environment);
  const publicKey = vapidPublicKey(await vapidKeysOf(database, sealing));
  const key = await sealing.key();
  const endpoints: string[] = [];
  const rows = Array.from({ length: count }, () => {
    const { endpoint, keys } = service.subscribe(publicKey);
    endpoints.push(endpoint);
    return {
      subscription: key.seal(PUSH_SUBSCRIPTION, JSON.stringify({ endpoint, ...keys })),
      endpoint_index: key.blindIndexes(PUSH_SUBSCRIPTION, endpoint)[0],
      token_hash: linkTokenHash('notifications', newLinkToken()),
      language: 'en' as const,
      discreet: 0 as const,
      daily_since: LONG_AGO,
      reminders_since: null,
      created_at: LONG_AGO,
    };
  });
  for (let start = 0; start < count; start += SLICE) {
    const slice = rows.slice(start, start + SLICE);
    await database.writes.insertInto('push_subscriptions').values(slice).execute();
  }
  const networks = { mail: null, telegram: null, mastodon: null, webhooks: [] };
  const times = { sendAt: '00:00', weeklyOn: 1, since: LONG_AGO, pausedAt: null };
  await saveSending(database.writes, { version: 2, ...networks, ...times }, now);
  return endpoints;
}
