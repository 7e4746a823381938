import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { SQLITE_FILE } from '../../db/open-database.ts';
import { databaseEnvironments } from '../test-database.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** What `make-release.ts` stored about a used site. */
interface Contents {
  /** The instant at which use of the site ended. */
  readonly at: string;
  readonly masterAdmin: string;
  /** The cookie of a session that was still open, for each database. */
  readonly sessions: Readonly<Record<'SQLite' | 'PostgreSQL', string>>;
  /** The response to each call. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The versions whose databases are kept here. */
export const releases: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

export const contentsOfRelease = (version: string): Contents =>
  JSON.parse(readFileSync(join(FOLDER, version, 'contents.json'), 'utf8'));

const [sqlite, postgres] = databaseEnvironments;

/** A copy of the database that a version left, as variables; it is deleted after the test. */
export const releaseEnvironments = [
  {
    name: 'SQLite',
    async make(version: string): Promise<Readonly<Record<string, string>>> {
      const environment = await sqlite.make();
      copyFileSync(join(FOLDER, version, 'site.sqlite'), join(environment.DATA_DIR, SQLITE_FILE));
      return environment;
    },
  },
  {
    name: 'PostgreSQL',
    async make(version: string): Promise<Readonly<Record<string, string>>> {
      const environment = await postgres.make();
      const client = new pg.Client(environment.DATABASE_URL);
      await client.connect();
      try {
        await client.query(readFileSync(join(FOLDER, version, 'site.sql'), 'utf8'));
      } finally {
        await client.end();
      }
      return environment;
    },
  },
] as const;
