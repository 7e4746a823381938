// Serves the sites of browser tests, one after another, each as a new app on its own database.
import { fileURLToPath } from 'node:url';
import { createApp } from '../../apps/server/src/app.ts';
import { type Clock, systemClock } from '../../apps/server/src/clock.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { readEnvironment } from '../../apps/server/src/environment.ts';
import { createPasswordHasher } from '../../apps/server/src/features/users/password-hasher.ts';
import { sweepIdleConnections } from '../../apps/server/src/http/server-options.ts';
import { loadBuiltWebApp } from '../../apps/server/src/pages/built-web-app.ts';
import { keptQuoteFiles } from '../../apps/server/src/testing/kept-quote-files.ts';
import { TestClock } from '../../apps/server/src/testing/test-clock.ts';
import { LEAST_COST } from '../../apps/server/src/testing/test-users.ts';
import { withoutSync } from '../../apps/server/src/testing/without-sync.ts';
import type { Command, Reply, Request } from './site-host.ts';

const BUILT_PAGES = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** Stops the site that is served now. */
let stop = async (): Promise<void> => {};
/** The clock of the site that is served now. */
let clock: Clock = systemClock;

/** Starts a site as the program does, without those steps of a start that happen only once per process. */
async function serve(command: Extract<Command, { serve: string }>): Promise<string> {
  const { serve: folder, now, port, orAnyPort, pages = BUILT_PAGES, environment } = command;
  clock = now === undefined ? systemClock : new TestClock(now);
  const variables = readEnvironment({
    PORT: port,
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    ...environment,
  });
  const database = openDatabase(variables, () => {});
  await withoutSync(database);
  const app = await createApp({
    environment: variables,
    database,
    clock,
    hasher: createPasswordHasher(LEAST_COST),
    webApp: await loadBuiltWebApp(pages),
    openQuoteFiles: keptQuoteFiles,
    logger: { level: variables.LOG_LEVEL },
  });
  stop = async () => {
    stop = async () => {};
    const sweeping = sweepIdleConnections(app.server);
    await app.close();
    clearInterval(sweeping);
    await database.close();
  };
  // Node's own `Date` header has the machine's time.
  if (now !== undefined) {
    app.server.prependListener('request', (_request, response) => {
      response.setHeader('date', new Date(clock.epochMilliseconds()).toUTCString());
    });
  }
  const { HOST: host, PORT } = variables;
  const url = await app.listen({ host, port: PORT }).catch((error: unknown) => {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (taken && orAnyPort) return app.listen({ host, port: 0 });
    throw error;
  });
  // From now on changes by other processes are noticed.
  database.contentVersion();
  return url;
}

/** @returns the rest of its reply */
async function handle(command: Command): Promise<Omit<Reply, 'id'>> {
  if ('serve' in command) return { url: await serve(command) };
  if ('moveTo' in command) {
    if (clock instanceof TestClock) clock.moveTo(command.moveTo);
    return {};
  }
  await stop();
  return {};
}

process.on('message', ({ id, command }: Request) => {
  handle(command)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((reply) => process.send?.({ id, ...reply } satisfies Reply));
});
// This process ends with the worker of the tests.
process.on('disconnect', () => process.exit());
