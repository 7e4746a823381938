import { parseArgs } from 'node:util';
import type { Database } from '../db/database.ts';
import { assertMigrated, migrate } from '../db/migrate.ts';
import { openDatabase, openExistingDatabase } from '../db/open-database.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { readSettings, type Settings } from '../settings.ts';
import { writeBackup } from './backup.ts';
import { check } from './check.ts';
import { commandErrorLine } from './command-error.ts';
import { exportQuotes } from './export-quotes.ts';
import { migrateToPostgres } from './migrate-to-postgres.ts';
import { printAudit } from './print-audit.ts';
import { resetPassword } from './reset-password.ts';
import { restore } from './restore.ts';

const options = {
  'password-stdin': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  limit: { type: 'string' },
} as const;
type Option = keyof typeof options;

/** What is given with the options, as they are typed. */
interface Values {
  readonly 'password-stdin': boolean;
  readonly replace: boolean;
  readonly limit?: string;
}

const OPTION_WORDS: Record<Option, string> = {
  'password-stdin': '[--password-stdin]',
  replace: '[--replace]',
  limit: '[--limit <number>]',
};

interface Command {
  /** What follows its name, such as `<file>`; null when nothing does. */
  readonly subject: string | null;
  /** The option that it takes. */
  readonly option?: Option;
  /** What it does, in lines of the help. */
  readonly help: readonly string[];
  run(settings: Settings, subject: string, values: Values): Promise<void>;
}

const commands: Readonly<Record<string, Command>> = {
  'reset-password': {
    subject: '<username>',
    option: 'password-stdin',
    help: [
      "Gives a user a new password and ends the user's sessions. The password is made up and printed,",
      'or read from standard input. Without a Master Admin, the user becomes it.',
    ],
    run: (settings, username, values) =>
      resetPassword(username, values['password-stdin'], (work) => withDatabase(settings, work)),
  },
  'export-quotes': {
    subject: '<file>',
    help: [
      'Writes all quotes into a new file that ends in .csv, .xlsx or .xls and can be uploaded again.',
    ],
    run: (settings, file) => exportQuotes(file, (work) => withDatabase(settings, work)),
  },
  audit: {
    subject: null,
    option: 'limit',
    help: ['Prints who changed what, the latest 25 changes unless told otherwise.'],
    run: (settings, _subject, { limit }) =>
      printAudit(limit, (work) => withDatabase(settings, work)),
  },
  backup: {
    subject: '<file>',
    help: ['Copies the whole database into a new file; the site may be running.'],
    run: (settings, file) => writeBackup(file, settings),
  },
  restore: {
    subject: '<file>',
    option: 'replace',
    help: [
      'Brings a backup back and keeps what was there before in a file. Stop the site first.',
      'A PostgreSQL database that is not empty is only replaced when told so.',
    ],
    run: (settings, file, { replace }) => restore(file, replace, settings),
  },
  'migrate-to-postgres': {
    subject: '<url>',
    help: [
      'Copies everything from the embedded database into an empty PostgreSQL database, such as',
      'postgres://user@host/name, with its password in PGPASSWORD. Stop the site first.',
    ],
    run: (settings, url) => migrateToPostgres(databaseUrl(url), settings),
  },
  check: {
    subject: null,
    help: ['Looks whether the database is intact and keeps its rules. Changes nothing.'],
    run: check,
  },
};

/** @throws OperatorError when there is no database; opening it to write would make an empty one. */
async function expectDatabase(settings: Settings): Promise<void> {
  const database = await openExistingDatabase(settings);
  try {
    await assertMigrated(database.reads, database.dialect);
  } finally {
    await database.close();
  }
}

/** Opens the database of the settings, which must be there, for as long as the work takes. */
async function withDatabase(
  settings: Settings,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  await expectDatabase(settings);
  const database = openDatabase(settings, () => {});
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
}

/** @throws OperatorError when it is no address of a PostgreSQL database. */
function databaseUrl(url: string): string {
  const { DATABASE_URL } = readSettings({ DATABASE_URL: url });
  if (DATABASE_URL === undefined) throw new OperatorError(usage());
  return DATABASE_URL;
}

function usage(): string {
  const described = Object.entries(commands).map(([name, { subject, option, help }]) => {
    const words = [name, ...(subject ? [subject] : []), ...(option ? [OPTION_WORDS[option]] : [])];
    return [`  ${words.join(' ')}`, ...help.map((line) => `      ${line}`)].join('\n');
  });
  return ['Usage: npm run admin -- <command>', ...described].join('\n\n');
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name = '', ...subjects] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const given = (Object.keys(options) as Option[]).filter(
    (option) => values[option] !== undefined && values[option] !== false,
  );
  const fits =
    subjects.length === (command?.subject ? 1 : 0) &&
    given.every((option) => option === command?.option);
  if (command === undefined || !fits) throw new OperatorError(usage());
  await command.run(readSettings(process.env), subjects[0] ?? '', values);
}

try {
  await main();
} catch (error) {
  const line = commandErrorLine(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 1;
}
