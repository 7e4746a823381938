import { expect, onTestFinished } from 'vitest';
import { startMastodon } from '../../../channels/testing/mastodon-imitation.ts';
import { startTelegram } from '../../../channels/testing/telegram-imitation.ts';
import { startWebhookProgram } from '../../../channels/testing/webhook-program.ts';
import type { Database } from '../../../db/database.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { createSealing } from '../../../sealing/key-in-use.ts';
import { createFeatureWork } from '../../../sender/feature-work.ts';
import { createSender } from '../../../sender/sender.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { loggedIn } from '../../../testing/test-browser.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { temporaryFolder } from '../../../testing/test-database.ts';
import { addUsers } from '../../../testing/test-users.ts';

export const NOTHING = {
  mail: null,
  telegram: null,
  mastodon: null,
  webhooks: [],
  sendAt: '07:00',
  weeklyOn: 1,
};
const POSTING = { language: null, link: true };

type Telegram = Awaited<ReturnType<typeof startTelegram>>;
type Mastodon = Awaited<ReturnType<typeof startMastodon>>;

/** The settings for these networks. */
export const onTelegram = ({ url, token, chats }: Telegram) => ({
  chat: `@${chats[0]?.username}`,
  server: url,
  token,
  ...POSTING,
});
export const onMastodon = ({ url }: Mastodon) => ({
  server: url,
  token: 'right-token',
  ...POSTING,
});

export const told = ({ url, secret }: Awaited<ReturnType<typeof startWebhookProgram>>) => [
  { url, secret },
];

/** Starts networks on this machine, which end with the test. */
export async function startNetworks(options: Parameters<typeof startMastodon>[0] = {}) {
  const telegram = await startTelegram();
  const mastodon = await startMastodon(options);
  const program = await startWebhookProgram();
  onTestFinished(async () => {
    await Promise.all([telegram, mastodon, program].map((network) => network.close()));
  });
  return { telegram, mastodon, program };
}

/** A site on the morning of a Saturday before its quote is posted, and a sender of it. */
export async function postingSite(database: Database, publicUrl = 'https://friends.example') {
  await addUsers(database, { anna: 'Master Admin' });
  const clock = new TestClock('2026-03-21T06:00:00Z');
  const DATA_DIR = temporaryFolder();
  const variables = { DATA_DIR, ALLOW_LOCAL_TARGETS: 'on', PUBLIC_URL: publicUrl };
  const app = await createTestApp(database, { clock, environment: variables });
  const errors: unknown[] = [];

  /** @param rules The operator's settings. */
  async function startSender(rules: { readonly allowLocalTargets?: boolean } = {}) {
    const sealing = createSealing(database, { DATA_DIR });
    const environment = {
      PUBLIC_URL: publicUrl,
      ALLOW_LOCAL_TARGETS: true,
      QUOTE_ROTATION: false,
      PUSH_HOSTS: [],
      OFFLINE_PAGES: true,
    };
    const onError = (error: unknown) => errors.push(error);
    const features = await createFeatureWork({ database, clock, sealing, environment, onError });
    const sender = createSender({
      database,
      clock,
      sealing,
      work: features.work,
      allowLocalTargets: true,
      publicUrl: null,
      onError,
      ...rules,
    });
    onTestFinished(async () => {
      await sender.stop();
      await features.close();
    });
    return sender;
  }

  return {
    database,
    clock,
    errors,
    startSender,
    /** Sets it up as the Master Admin, who has just logged in. */
    async setUp(change: object): Promise<void> {
      const anna = await loggedIn(app, 'anna');
      const { statusCode } = await anna.call('PUT', '/api/sending', { ...NOTHING, ...change });
      expect(statusCode).toBe(200);
    },
    async state() {
      const anna = await loggedIn(app, 'anna');
      return (await anna.send('GET', '/api/sending/state')).json();
    },
    outbox: createOutbox({ database, clock }),
  };
}
