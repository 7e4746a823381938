import { describe, expect, it } from 'vitest';
import { expectNoneIn, searchedSite } from '../../testing/searched-site.ts';
import { databaseEnvironments } from '../../testing/test-database.ts';
import {
  accept,
  accountMailSite,
  ask,
  confirmAddress,
  tokenIn,
} from './testing/account-mail-site.ts';

/** Words that occur nowhere else on a site. */
const SECRETS = ['quintessa', 'zephyrine', 'marigolda'];
const [FIRST, SECOND, INVITED] = SECRETS.map((name) => `${name}@${name}.example`) as [
  string,
  string,
  string,
];

describe.each(databaseEnvironments)(
  'what a site keeps of volunteers’ addresses, on $name',
  ({ migrated }) => {
    it('is in no database, log, audit trail, metrics, backup or answer, and no token is', async () => {
      const { database, log, environment, everything } = await searchedSite(await migrated());
      const site = await accountMailSite(database, { log, environment });
      await confirmAddress(site, site.anna, FIRST);
      await confirmAddress(site, site.anna, SECOND);
      await site.anna.call('POST', '/api/invitations', { username: 'clara', email: INVITED });
      await ask(site, 'anna');
      // One message of each kind still waits, another has been sent.
      const tokens = (await site.run()).map(tokenIn);
      await ask(site, 'anna');
      await site.anna.call('POST', '/api/invitations', { username: 'dora', email: INVITED });
      await accept(site, 'x');
      const everywhere = await everything(site.app, site.anna, [
        '/api/audit',
        '/api/activity',
        '/api/account/email',
        '/api/session',
        '/api/sending/state',
      ]);
      expect(tokens.filter(Boolean)).toHaveLength(2);
      expectNoneIn(everywhere, [...SECRETS, ...tokens.filter(Boolean)]);
      // The searched text has the requests and the rows in it.
      expect(everywhere).toContain('/api/password-reset/accept');
      expect(everywhere).toContain('password-reset');
    });
  },
);
