import { fileURLToPath } from 'node:url';
import { DEFAULT_SETTINGS, LOGIN_PATH } from '@bahai-friends/contract';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './db/database.ts';
import { explainingFullDisk } from './db/full-disk.ts';
import { openDatabase } from './db/open-database.ts';
import { encryptionWarning } from './db/postgres/postgres-encryption.ts';
import { waitForDatabase } from './db/wait-for-database.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { errorMessage } from './errors/error-message.ts';
import { OperatorError } from './errors/operator-error.ts';
import { isAnybodySubscribed } from './features/notifications/push-subscriptions.repository.ts';
import { listSetUpChannels } from './features/sending/sending.repository.ts';
import {
  assertFirstPassword,
  ensureMasterAdmin,
  type NewLogin,
} from './features/users/first-master-admin.ts';
import { createPasswordHasher } from './features/users/password-hasher.ts';
import { createPasswordStrengthService } from './features/users/password-strength.service.ts';
import { removeAbandonedCopies } from './files/temporary-copies.ts';
import { LOG_SERIALIZERS } from './http/errors/log-serializer.ts';
import { sweepIdleConnections } from './http/server-options.ts';
import { createStartGate, type StartGate } from './http/start-gate.ts';
import { addComingHolyDays } from './maintenance/coming-holy-days.ts';
import { addFirstSettings } from './maintenance/first-settings.ts';
import { addStarterContent } from './maintenance/starter-content.ts';
import { upgrade } from './maintenance/upgrade.ts';
import { loadBuiltWebApp } from './pages/built-web-app.ts';
import type { WebApp } from './pages/web-app.ts';
import { runSenderProcess } from './sender/sender-process.ts';

const WEB_BUILD = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** How long requests under way may take after the program was told to stop. */
const SHUTDOWN_MS = 10_000;
/**
 * npm passes on the signal of a terminal or service manager, which the program itself gets as well: both within this
 * time count as one.
 */
const ONE_STOP_MS = 500;

/** Fills a database that is empty. */
type FirstContent = (database: Database, clock: Clock) => Promise<void>;

async function prepareDatabase(
  environment: Environment,
  firstContent: FirstContent | undefined,
): Promise<Database> {
  removeAbandonedCopies();
  const { DATABASE_URL: url } = environment;
  const warning = url === undefined ? null : encryptionWarning(url);
  if (warning !== null) process.stderr.write(`${warning}\n`);
  const database = openDatabase(environment, (error) => {
    process.stderr.write(`database connection lost: ${error.message}\n`);
  });
  await waitForDatabase(database, {
    seconds: environment.DATABASE_WAIT_SECONDS,
    log: (line) => void process.stderr.write(`${line}\n`),
  });
  const copy = await upgrade(database, environment, systemClock);
  if (copy !== null) {
    process.stdout.write(`The database as it was before the upgrade is kept in ${copy}.\n`);
  }
  await assertFirstPassword({
    database,
    username: environment.MASTER_ADMIN_USERNAME,
    password: environment.MASTER_ADMIN_PASSWORD,
    strength: createPasswordStrengthService({
      isStrict: environment.PASSWORD_STRENGTH === 'strict',
      siteName: () => DEFAULT_SETTINGS.siteName,
    }),
  });
  const fill = firstContent ?? (environment.STARTER_CONTENT ? addStarterContent : undefined);
  await addFirstSettings(database, systemClock, fill !== undefined);
  await fill?.(database, systemClock);
  await addComingHolyDays(database, systemClock);
  return database;
}

/** The Master Admin's login, when this start creates the account. */
function firstLogin(database: Database, environment: Environment): Promise<NewLogin | null> {
  return ensureMasterAdmin({
    database,
    clock: systemClock,
    hasher: createPasswordHasher(),
    username: environment.MASTER_ADMIN_USERNAME,
    password: environment.MASTER_ADMIN_PASSWORD,
  });
}

/** Prints the address and the first login. A generated password is shown only here: it is stored as a hash. */
function announce(address: string, newLogin: NewLogin | null): void {
  const lines = [`Bahá'í Friends is ready: ${address}`];
  if (newLogin?.generatedPassword) {
    lines.push(
      `Log in at ${address}${LOGIN_PATH} (this is shown only once):`,
      `  username ${newLogin.username}`,
      `  password ${newLogin.generatedPassword}`,
      `or choose a password at ${address}${newLogin.linkPath} within an hour`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

interface Serving {
  /** The process that sends; null when it does not run here. */
  readonly sender: Pick<ReturnType<typeof runSenderProcess>, 'close'> | null;
  /** The server that listens. */
  readonly front: FastifyInstance;
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The last thing that a start does with the database. */
  readonly started: Promise<unknown>;
}

async function stop({ sender, front, app, database, started }: Serving): Promise<void> {
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  sweepIdleConnections(front.server);
  await Promise.allSettled([front.close(), started, sender?.close()]);
  await app.close();
  await database.close();
}

/** Finishes what is under way, then ends; signalled once more, it ends at once. */
function stopOnSignal(serving: Serving): void {
  let signalledAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (signalledAt !== undefined) {
      if (now - signalledAt > ONE_STOP_MS) process.exit(1);
      return;
    }
    signalledAt = now;
    serving.app.log.info({ signal }, 'stopping');
    void stop(serving);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function listen(gate: StartGate, { HOST, PORT }: Environment): Promise<string> {
  try {
    return await gate.listen(HOST, PORT);
  } catch (error) {
    throw new OperatorError(`PORT ${PORT} on HOST ${HOST}: ${errorMessage(error)}`);
  }
}

/** Options of programs other than `npm start`. */
interface ServeOptions {
  /** Fills an empty database instead of the starter content. */
  readonly firstContent?: FirstContent;
  /** Loads a browser application instead of the built one. */
  readonly loadWebApp?: () => Promise<WebApp>;
}

async function start({ firstContent, loadWebApp }: ServeOptions): Promise<void> {
  const environment = readEnvironment();
  const logger = { level: environment.LOG_LEVEL, serializers: LOG_SERIALIZERS };
  // This comes first: a start whose port is taken leaves everything else as it is.
  const gate = createStartGate(environment, logger);
  const address = await listen(gate, environment);
  const [database, webApp] = await Promise.all([
    explainingFullDisk(environment, () => prepareDatabase(environment, firstContent)),
    loadWebApp ? loadWebApp() : loadBuiltWebApp(WEB_BUILD),
  ]);
  const app = await createApp({ environment, database, clock: systemClock, webApp, logger });
  await app.ready();
  // From now on this process listens for changes of others, and they see that it is connected.
  database.contentVersion();
  // This waits until the server listens: a login made by a start that then fails would never be shown.
  const started = firstLogin(database, environment);
  const sender = environment.SENDER
    ? runSenderProcess({
        isWanted: async () =>
          (await listSetUpChannels(database.reads)).length > 0 ||
          (await isAnybodySubscribed(database.reads)),
        log: (line) => app.log.warn(line),
      })
    : null;
  stopOnSignal({ sender, front: gate.front, app, database, started });
  const newLogin = await started;
  gate.open(app);
  announce(environment.PUBLIC_URL ?? address, newLogin);
}

/** Runs the server until it is told to stop; a reason not to start is one line on the terminal. */
export async function serve(options: ServeOptions = {}): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
