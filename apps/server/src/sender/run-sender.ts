import { systemClock } from '../clock.ts';
import { appliedMigrations, isNewer, isOutdated } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { waitForDatabase } from '../db/wait-for-database.ts';
import { linkableUrl, readEnvironment } from '../environment.ts';
import { errorMessage } from '../errors/error-message.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { createSealing } from '../sealing/key-in-use.ts';
import { createFeatureWork } from './feature-work.ts';
import { createSender } from './sender.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function open() {
  const environment = readEnvironment();
  const database = openDatabase(environment, (error) => say(`sender: ${error.message}`));
  await waitForDatabase(database, { seconds: environment.DATABASE_WAIT_SECONDS, log: say });
  const applied = await appliedMigrations(database.reads, database.dialect);
  // The site upgrades the database; a sender of another version would misunderstand its rows.
  if (applied.length === 0 || isOutdated(applied) || isNewer(applied)) {
    await database.close();
    throw new OperatorError(
      'The sender is of another version than the database: start the site of this version first.',
    );
  }
  return { environment, database };
}

async function run(): Promise<void> {
  const { environment, database } = await open();
  const onError = (error: unknown) => say(`sender: ${errorMessage(error)}; it is tried again`);
  const sealing = createSealing(database, environment);
  const features = await createFeatureWork({
    database,
    clock: systemClock,
    sealing,
    environment,
    onError,
  });
  const sender = createSender({
    database,
    clock: systemClock,
    sealing,
    work: features.work,
    allowLocalTargets: environment.ALLOW_LOCAL_TARGETS,
    telegramApi: environment.TELEGRAM_API,
    publicUrl: linkableUrl(environment),
    onError,
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await sender.stop();
    await features.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // The site that has started this process has ended, perhaps before this listener was added.
  process.on('disconnect', () => void stop());
  if (process.connected === false) return stop();
  sender.start();
}

try {
  await run();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  say(error.message);
  process.exit(1);
}
