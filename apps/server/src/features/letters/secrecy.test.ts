import { describe, expect, it } from 'vitest';
import { postForm } from '../../testing/public-forms.ts';
import { expectNoneIn, searchedSite } from '../../testing/searched-site.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databaseEnvironments } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { lettersSite, subscribe, tokenOf } from './testing/letters-site.ts';

/** Words that occur nowhere else on a site. */
const SECRETS = ['quintessa', 'zephyrine'];
const ADDRESSES = SECRETS.map((name) => `${name}.${name}@${name}.example`);

describe.each(databaseEnvironments)(
  'what a site keeps of who gets letters, on $name',
  ({ migrated }) => {
    it('has no address and no token in database, log, audit trail, metrics, backup or any answer', async () => {
      const { database, log, environment, everything } = await searchedSite(await migrated());
      const site = await lettersSite(database, { log, environment });
      await addUsers(database, { anna: 'Master Admin' });
      const tokens: string[] = [];
      for (const address of ADDRESSES) {
        await subscribe(site, address, ['daily', 'weekly']);
        const token = await tokenOf(site, address);
        tokens.push(token);
        await site.app.inject(`/letters/confirm/${token}`);
        await postForm(site.app, `/letters/confirm/${token}`, []);
        await site.app.inject(`/letters/yours/${token}?x=${token}`);
        await subscribe(site, address);
        await postForm(site.app, '/letters', [['email', address]]);
      }
      await postForm(site.app, `/letters/end/${tokens[0]}`, []);
      const anna = await loggedIn(site.app, 'anna');
      const everywhere = await everything(site.app, anna, [
        '/api/audit',
        '/api/activity',
        '/api/settings',
        '/api/session',
      ]);
      expectNoneIn(everywhere, [...SECRETS, ...tokens]);
      // The searched text has the requests and the rows in it.
      expect(everywhere).toContain('/letters/confirm/…');
      expect(everywhere).toContain('letters-confirm');
    });
  },
);
