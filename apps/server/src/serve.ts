import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { addStarterContent } from './db/starter-content.ts';
import { StartupError } from './errors/startup-error.ts';
import { loadWebBuild } from './pages/web-build.ts';
import { readSettings, type Settings } from './settings.ts';

const WEB_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Requests under way may finish for so long when the program is told to stop. */
const SHUTDOWN_MS = 10_000;

async function prepareDatabase(settings: Settings): Promise<Database> {
  const database = openDatabase(settings, (error) => {
    process.stderr.write(`database connection lost: ${error.message}\n`);
  });
  await migrate(database);
  if (settings.STARTER_CONTENT) await addStarterContent(database, systemClock);
  return database;
}

/** Finishes what is under way, then ends; a second signal ends at once. */
function stopOnSignal(app: FastifyInstance, database: Database): void {
  const stop = async (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await app.close();
    await database.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const [database, build] = await Promise.all([prepareDatabase(settings), loadWebBuild(WEB_BUILD)]);
  const app = await createApp({
    settings,
    database,
    clock: systemClock,
    build,
    logger: { level: settings.LOG_LEVEL },
  });
  try {
    const address = await app.listen({ host: settings.HOST, port: settings.PORT });
    stopOnSignal(app, database);
    process.stdout.write(`Bahá'í Friends is ready: ${settings.PUBLIC_URL ?? address}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`PORT ${settings.PORT} on HOST ${settings.HOST}: ${reason}`);
  }
}

/** Runs the server until it is told to stop; a reason not to start is one line on the terminal. */
export async function serve(): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
