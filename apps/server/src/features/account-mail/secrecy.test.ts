import { describe, expect, it, onTestFinished } from 'vitest';
import { contentsOf } from '../../testing/database-contents.ts';
import { openMigrated } from '../../testing/full-database.ts';
import { databaseEnvironments } from '../../testing/test-database.ts';
import {
  accept,
  accountMailSite,
  ask,
  confirmAddress,
  tokenIn,
} from './testing/account-mail-site.ts';

const METRICS_TOKEN = 'metrics-metrics-metrics';
/** Unlike anything else that a site has. */
const SECRETS = ['quintessa', 'zephyrine', 'marigolda'];
const [FIRST, SECOND, INVITED] = SECRETS.map((name) => `${name}@${name}.example`) as [
  string,
  string,
  string,
];

describe.each(databaseEnvironments)(
  'what a site keeps of volunteers’ addresses, on $name',
  ({ make }) => {
    it('is in no database, log, audit trail, metrics, backup or answer, and no token is', async () => {
      const environment = await make();
      const database = await openMigrated(environment);
      onTestFinished(() => database.close());
      const lines: string[] = [];
      const site = await accountMailSite(database, {
        log: (line) => lines.push(line),
        environment: { ...environment, METRICS_TOKEN },
      });
      await confirmAddress(site, site.anna, FIRST);
      await confirmAddress(site, site.anna, SECOND);
      await site.anna.call('POST', '/api/invitations', { username: 'clara', email: INVITED });
      await ask(site, 'anna');
      // One of each still waits, another has been sent.
      const tokens = (await site.run()).map(tokenIn);
      await ask(site, 'anna');
      await site.anna.call('POST', '/api/invitations', { username: 'dora', email: INVITED });
      await accept(site, 'x');
      const answers = [];
      for (const path of ['/api/audit', '/api/activity', '/api/account/email', '/api/session']) {
        answers.push((await site.anna.send('GET', path)).body);
      }
      answers.push((await site.anna.send('GET', '/api/sending/state')).body);
      const metrics = await site.app.inject({
        url: '/api/metrics',
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      const backup = await site.anna.call('POST', '/api/backup');
      expect(backup.statusCode).toBe(200);
      const everywhere = [
        lines.join(''),
        ...answers,
        metrics.body,
        backup.rawPayload.toString('latin1'),
        JSON.stringify(await contentsOf(database)),
      ].join('\n');
      expect(tokens.filter(Boolean)).toHaveLength(2);
      for (const secret of [...SECRETS, ...tokens.filter(Boolean)]) {
        expect(everywhere.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false);
      }
      // What is searched has been there: the requests, and the rows.
      expect(everywhere).toContain('/api/password-reset/accept');
      expect(everywhere).toContain('password-reset');
    });
  },
);
