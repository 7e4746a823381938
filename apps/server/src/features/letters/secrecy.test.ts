import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../db/database.ts';
import { contentsOf } from '../../testing/database-contents.ts';
import { openMigrated } from '../../testing/full-database.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databaseEnvironments } from '../../testing/test-database.ts';
import { addUsers } from '../../testing/test-users.ts';
import { lettersSite, postForm, subscribe, tokenOf } from './testing/letters-site.ts';

/** Unlike anything else that a site has. */
const SECRETS = ['quintessa', 'zephyrine'];
const ADDRESSES = SECRETS.map((name) => `${name}.${name}@${name}.example`);
const METRICS_TOKEN = 'metrics-metrics-metrics';

/** Everything that is stored: every row, and of an embedded database the bytes of its file and its log. */
async function stored(database: Database): Promise<string> {
  const rows = JSON.stringify(await contentsOf(database));
  if (database.dialect === 'postgres') return rows;
  const { rows: files } = await sql<{ file: string }>`pragma database_list`.execute(database.reads);
  const paths = files.flatMap(({ file }) => [file, `${file}-wal`]).filter(existsSync);
  expect(paths).toHaveLength(2);
  return [rows, ...paths.map((path) => readFileSync(path, 'latin1'))].join('\n');
}

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
        await stored(database),
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
