import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { everyStoredByte } from './every-stored-byte.ts';
import { openMigrated } from './full-database.ts';
import type { TestBrowser } from './test-browser.ts';

const METRICS_TOKEN = 'metrics-metrics-metrics';

/**
 * The database of a site that is searched for secrets: the site's log and variables, and everything that it then
 * answers and stores.
 */
export async function searchedSite(given: Readonly<Record<string, string>>) {
  const database = await openMigrated(given);
  onTestFinished(() => database.close());
  const lines: string[] = [];
  return {
    database,
    environment: { ...given, METRICS_TOKEN },
    log: (line: string) => lines.push(line),
    /**
     * Log, metrics, backup, every stored byte, and responses to a Master Admin.
     *
     * @param paths The Master Admin's requests.
     */
    async everything(
      app: FastifyInstance,
      admin: TestBrowser,
      paths: readonly string[],
    ): Promise<string> {
      const answers: string[] = [];
      for (const path of paths) answers.push((await admin.send('GET', path)).body);
      const metrics = await app.inject({
        url: '/api/metrics',
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      expect(metrics.statusCode).toBe(200);
      const backup = await admin.call('POST', '/api/backup');
      expect(backup.statusCode).toBe(200);
      return [
        lines.join(''),
        ...answers,
        metrics.body,
        backup.rawPayload.toString('latin1'),
        await everyStoredByte(database),
      ].join('\n');
    },
  };
}

/** Expects none of the secrets, in whatever case; names those that it finds. */
export function expectNoneIn(everything: string, secrets: readonly string[]): void {
  const searched = everything.toLowerCase();
  expect(secrets.filter((secret) => searched.includes(secret.toLowerCase()))).toEqual([]);
}
