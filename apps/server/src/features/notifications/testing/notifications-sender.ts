import { onTestFinished } from 'vitest';
import { startPushService } from '../../../channels/testing/push-service-imitation.ts';
import { createOutbox } from '../../../outbox/outbox.ts';
import { createFeatureWork } from '../../../sender/feature-work.ts';
import { createSender } from '../../../sender/sender.ts';
import { CHOICE, callFrom, type NotificationsSite, SITE } from './notifications-site.ts';

/** Lets a site send to a push service on this machine. */
export const LOCAL = { PUSH_HOSTS: '127.0.0.1', ALLOW_LOCAL_TARGETS: 'on' };

/** A push service, browsers subscribed there, and a sender of the site. */
export async function notificationsSender(
  { app, database, clock, sealing }: NotificationsSite,
  rules = { ALLOW_LOCAL_TARGETS: true, PUSH_HOSTS: ['127.0.0.1'] },
) {
  const service = await startPushService({ now: () => new Date(clock.epochMilliseconds()) });
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const environment = {
    PUBLIC_URL: SITE,
    QUOTE_ROTATION: true,
    OFFLINE_PAGES: true,
    ...rules,
  };
  const features = await createFeatureWork({ database, clock, sealing, environment, onError });
  const sender = createSender({
    database,
    clock,
    sealing,
    work: features.work,
    allowLocalTargets: rules.ALLOW_LOCAL_TARGETS,
    publicUrl: SITE,
    onError,
  });
  onTestFinished(async () => {
    await sender.stop();
    await features.close();
    await service.close();
  });
  const outbox = createOutbox({ database, clock });
  return {
    service,
    errors,
    /** Subscribes a browser; returns its address at the service, and the token. */
    async subscribe(choice: object = {}) {
      const { key } = (await app.inject('/api/push/key')).json();
      const subscription = service.subscribe(key);
      const answer = await callFrom(app, 'POST', '', { subscription, ...CHOICE, ...choice });
      return { endpoint: subscription.endpoint, token: answer.json().token as string };
    },
    /** Has the sender do the work that is due now; returns what browsers could read. */
    async run() {
      const before = service.received.length;
      // The settings are read again a moment after a change.
      await new Promise((resolve) => setTimeout(resolve, 120));
      await sender.run();
      return service.received.slice(before).map(({ plaintext, ...message }) => ({
        ...message,
        shown: JSON.parse(plaintext ?? 'null'),
      }));
    },
    /** The state of the channel of notifications. */
    state: async () => (await outbox.channels()).find(({ channel }) => channel === 'push'),
  };
}
