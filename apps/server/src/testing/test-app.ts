import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { readEnvironment } from '../environment.ts';
import type { createPictureProcesses } from '../features/share-pictures/picture-processes.ts';
import { createPasswordHasher } from '../features/users/password-hasher.ts';
import { LOG_SERIALIZERS } from '../http/errors/log-serializer.ts';
import { loadBuiltWebApp } from '../pages/built-web-app.ts';
import type { WebApp } from '../pages/web-app.ts';
import { keptPictures } from './kept-pictures.ts';
import { keptQuoteFiles } from './kept-quote-files.ts';
import { TestClock } from './test-clock.ts';
import { LEAST_COST } from './test-users.ts';
import { expectEveryProblemTold } from './told.ts';

/** Where the pages are built. */
export const WEB_BUILD = fileURLToPath(new URL('../../../web/dist', import.meta.url));
let builtWebApp: Promise<WebApp> | undefined;

interface TestAppOptions {
  readonly clock?: Clock;
  /** Variables of the environment; all others have their defaults. */
  readonly environment?: Record<string, string>;
  /** Whether password hashes have the cost of the real program; by default the least. */
  readonly fullHashes?: boolean;
  /** Takes the lines of the log, as JSON. */
  readonly log?: (line: string) => void;
  /** By default the built one. */
  readonly webApp?: WebApp;
  /** Whether it serves the files that pages load: their routes take as long as everything else. */
  readonly pageFiles?: boolean;
  /** Opens what draws pictures; by default the real processes. */
  readonly openPictures?: typeof createPictureProcesses;
}

/** The web application as it was built, loaded once. */
export function loadTestWebApp(): Promise<WebApp> {
  builtWebApp ??= loadBuiltWebApp(WEB_BUILD);
  return builtWebApp;
}

/** The whole server on a test's database, called through `inject`; it ends with the test. */
export async function createTestApp(
  database: Database,
  {
    clock = new TestClock('2026-03-21T12:00:00Z'),
    environment = {},
    fullHashes = false,
    log,
    webApp,
    pageFiles = false,
    openPictures = keptPictures,
  }: TestAppOptions = {},
): Promise<FastifyInstance> {
  const built = await loadTestWebApp();
  const pages = pageFiles ? built : { ...built, serveFiles: async () => {} };
  const app = await createApp({
    environment: readEnvironment(environment),
    database,
    clock,
    webApp: webApp ?? pages,
    logger: log ? { level: 'info', serializers: LOG_SERIALIZERS, stream: { write: log } } : false,
    ...(!fullHashes && { hasher: createPasswordHasher(LEAST_COST) }),
    openQuoteFiles: keptQuoteFiles,
    openPictures,
  });
  expectEveryProblemTold(app);
  onTestFinished(() => app.close());
  return app;
}
