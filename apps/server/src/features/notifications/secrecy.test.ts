import { describe, expect, it, onTestFinished } from 'vitest';
import { everyStoredByte } from '../../testing/every-stored-byte.ts';
import { openMigrated } from '../../testing/full-database.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databaseEnvironments } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { browserSubscription } from './testing/browser-subscription.ts';
import { CHOICE, callFrom, notificationsSite } from './testing/notifications-site.ts';

/** Unlike anything else that a site has. */
const NAMES = ['quintessa', 'zephyrine'];
const METRICS_TOKEN = 'metrics-metrics-metrics';

describe.each(databaseEnvironments)(
  'what a site keeps of who gets notifications, on $name',
  ({ make }) => {
    it('has no address, key or token in database, log, audit trail, metrics, backup or any answer', async () => {
      const environment = await make();
      const database = await openMigrated(environment);
      onTestFinished(() => database.close());
      const lines: string[] = [];
      const site = await notificationsSite(database, {
        log: (line) => lines.push(line),
        environment: { ...environment, METRICS_TOKEN },
      });
      await addUsers(database, { anna: 'Master Admin' });
      const secrets: string[] = [...NAMES];
      for (const name of NAMES) {
        const subscription = browserSubscription(`https://web.push.apple.com/${name}`);
        const answer = await callFrom(site.app, 'POST', '', { subscription, ...CHOICE });
        const { token } = answer.json();
        await callFrom(site.app, 'PUT', `/${token}?x=${token}`, { discreet: true });
        await callFrom(site.app, 'POST', '', { subscription: { ...subscription, keys: {} } });
        secrets.push(token, subscription.keys.p256dh, subscription.keys.auth);
      }
      await callFrom(site.app, 'DELETE', `/${secrets.at(-3)}`);
      const anna = await loggedIn(site.app, 'anna');
      const answers = [];
      for (const path of ['/api/audit', '/api/activity', '/api/settings', '/api/sending/state']) {
        answers.push((await anna.send('GET', path)).body);
      }
      const metrics = await site.app.inject({
        url: '/api/metrics',
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      expect(metrics.statusCode).toBe(200);
      const backup = await anna.call('POST', '/api/backup');
      expect(backup.statusCode).toBe(200);
      const everywhere = [
        lines.join(''),
        ...answers,
        metrics.body,
        backup.rawPayload.toString('latin1'),
        await everyStoredByte(database),
      ].join('\n');
      for (const secret of secrets) {
        expect(everywhere.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false);
      }
      // What is searched has been there: the requests, and the rows.
      expect(everywhere).toContain('/api/push/subscriptions/…');
      expect(everywhere).toContain('ended_subscriptions');
    });
  },
);
