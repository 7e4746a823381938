import { describe, expect, it } from 'vitest';
import { expectNoneIn, searchedSite } from '../../testing/searched-site.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databaseEnvironments } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { browserSubscription } from './testing/browser-subscription.ts';
import { CHOICE, callFrom, notificationsSite } from './testing/notifications-site.ts';

/** Words that occur nowhere else on a site. */
const NAMES = ['quintessa', 'zephyrine'];

describe.each(databaseEnvironments)(
  'what a site keeps of who gets notifications, on $name',
  ({ migrated }) => {
    it('has no address, key or token in database, log, audit trail, metrics, backup or any answer', async () => {
      const { database, log, environment, everything } = await searchedSite(await migrated());
      const site = await notificationsSite(database, { log, environment });
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
      const everywhere = await everything(site.app, anna, [
        '/api/audit',
        '/api/activity',
        '/api/settings',
        '/api/sending/state',
      ]);
      expectNoneIn(everywhere, secrets);
      // The searched text has the requests and the rows in it.
      expect(everywhere).toContain('/api/push/subscriptions/…');
      expect(everywhere).toContain('ended_subscriptions');
    });
  },
);
