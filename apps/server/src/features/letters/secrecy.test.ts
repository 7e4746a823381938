import { describe, expect, it, onTestFinished } from 'vitest';
import { everyStoredByte } from '../../testing/every-stored-byte.ts';
import { openMigrated } from '../../testing/full-database.ts';
import { postForm } from '../../testing/public-forms.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databaseEnvironments } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { lettersSite, subscribe, tokenOf } from './testing/letters-site.ts';

/** Unlike anything else that a site has. */
const SECRETS = ['quintessa', 'zephyrine'];
const ADDRESSES = SECRETS.map((name) => `${name}.${name}@${name}.example`);
const METRICS_TOKEN = 'metrics-metrics-metrics';

describe.each(databaseEnvironments)(
  'what a site keeps of who gets letters, on $name',
  ({ make }) => {
    it('has no address and no token in database, log, audit trail, metrics, backup or any answer', async () => {
      const environment = await make();
      const database = await openMigrated(environment);
      onTestFinished(() => database.close());
      const lines: string[] = [];
      const site = await lettersSite(database, {
        log: (line) => lines.push(line),
        environment: { ...environment, METRICS_TOKEN },
      });
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
      const answers = [];
      for (const path of ['/api/audit', '/api/activity', '/api/settings', '/api/session']) {
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
      for (const secret of [...SECRETS, ...tokens]) {
        expect(everywhere.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false);
      }
      // What is searched has been there: the requests, and the rows.
      expect(everywhere).toContain('/letters/confirm/…');
      expect(everywhere).toContain('letters-confirm');
    });
  },
);
