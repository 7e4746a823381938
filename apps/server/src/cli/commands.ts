import { type Environment, readEnvironment } from '../environment.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { VERSION } from '../version.ts';
import { writeBackup } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { exportQuotes } from './commands/export-quotes.ts';
import { migrateToPostgres } from './commands/migrate-to-postgres.ts';
import { printAudit } from './commands/print-audit.ts';
import { printSealingKey } from './commands/print-sealing-key.ts';
import { resetPassword } from './commands/reset-password.ts';
import { resetSecondFactor } from './commands/reset-second-factor.ts';
import { restore } from './commands/restore.ts';
import { rotateKeys } from './commands/rotate-keys.ts';
import { sealAnew } from './commands/seal-anew.ts';

/** All options, as `parseArgs` of `node:util` takes them. */
export const options = {
  'password-stdin': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  limit: { type: 'string' },
  version: { type: 'boolean', default: false },
  keep: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;
export type Option = keyof typeof options;

/** The values of the options, as they are typed. */
interface OptionValues {
  readonly 'password-stdin': boolean;
  readonly replace: boolean;
  readonly limit?: string;
  readonly version: boolean;
  readonly keep?: string;
  readonly help: boolean;
}

const OPTION_USAGE: Record<Option, string> = {
  'password-stdin': '[--password-stdin]',
  replace: '[--replace]',
  limit: '[--limit <number>]',
  version: '--version',
  keep: '[--keep <number>]',
  help: '--help',
};

interface Command {
  /** Its only argument, such as `<file>`; null when it has none. */
  readonly argument: string | null;
  /** Its only option. */
  readonly option?: Option;
  /** What it does, in lines of the usage text. */
  readonly help: readonly string[];
  run(environment: Environment, argument: string, values: OptionValues): Promise<void>;
}

/** @throws OperatorError when it is no address of a PostgreSQL database. */
function databaseUrl(url: string): string {
  const { DATABASE_URL } = readEnvironment({ DATABASE_URL: url });
  if (DATABASE_URL === undefined) throw new OperatorError(usage());
  return DATABASE_URL;
}

export const commands: Readonly<Record<string, Command>> = {
  'reset-password': {
    argument: '<username>',
    option: 'password-stdin',
    help: [
      "Gives a user a new password and ends the user's sessions. The password is made up and printed,",
      'or read from standard input. Without a Master Admin, the user becomes it.',
    ],
    run: (environment, username, values) =>
      resetPassword(username, values['password-stdin'], environment),
  },
  'reset-second-factor': {
    argument: '<username>',
    help: [
      "Removes a user's passkeys, authenticator app and recovery codes, and ends the user's sessions:",
      'the password alone is asked for then.',
    ],
    run: (environment, username) => resetSecondFactor(username, environment),
  },
  'rotate-keys': {
    argument: null,
    help: [
      'Replaces the key that signs cookies and tokens, and ends all sessions. Start the site again after it,',
      'on every machine that runs it.',
    ],
    run: rotateKeys,
  },
  'sealing-key': {
    argument: null,
    help: [
      'Prints the key of what is sealed, such as the password of the mail account, to be kept on paper: no backup',
      'holds it.',
    ],
    run: printSealingKey,
  },
  'seal-anew': {
    argument: null,
    help: [
      'Replaces the key of what is sealed, and seals everything anew. Stop the site first, on every machine',
      'that runs it.',
    ],
    run: sealAnew,
  },
  'export-quotes': {
    argument: '<file>',
    help: [
      'Writes all quotes into a new file that ends in .csv, .xlsx or .xls and can be uploaded again.',
    ],
    run: (environment, file) => exportQuotes(file, environment),
  },
  audit: {
    argument: null,
    option: 'limit',
    help: ['Prints who changed what, the latest 25 changes unless told otherwise.'],
    run: (environment, _argument, { limit }) => printAudit(limit, environment),
  },
  backup: {
    argument: '<file or folder>',
    option: 'keep',
    help: [
      'Copies the whole database into a new file; the site may be running. With --keep into a file in a',
      'folder, named by date and time; of its files there only the newest so many are kept.',
    ],
    run: (environment, target, { keep }) => writeBackup(target, keep, environment),
  },
  restore: {
    argument: '<file>',
    option: 'replace',
    help: [
      'Brings a backup back and keeps what was there before in a file. Stop the site first.',
      'A PostgreSQL database that is not empty is only replaced when told so.',
    ],
    run: (environment, file, { replace }) => restore(file, replace, environment),
  },
  'migrate-to-postgres': {
    argument: '<url>',
    help: [
      'Copies everything from the embedded database into an empty PostgreSQL database, such as',
      'postgres://user@host/name, with its password in PGPASSWORD. Stop the site first. The file is marked',
      'as moved: starts and commands refuse it afterwards, and name the new place.',
    ],
    run: (environment, url) => migrateToPostgres(databaseUrl(url), environment),
  },
  check: {
    argument: null,
    help: [
      'Looks whether the database is intact, made as this version makes it, and keeps its rules. Changes',
      'nothing.',
    ],
    run: check,
  },
};

/** The text that explains every command. */
export function usage(): string {
  const described = Object.entries(commands).map(([name, { argument, option, help }]) => {
    const words = [
      name,
      ...(argument ? [argument] : []),
      ...(option ? [OPTION_USAGE[option]] : []),
    ];
    return [`  ${words.join(' ')}`, ...help.map((line) => `      ${line}`)].join('\n');
  });
  const alone = [
    `  ${OPTION_USAGE.version}\n      Prints the version, which is ${VERSION}.`,
    `  ${OPTION_USAGE.help}\n      Prints this.`,
  ];
  const used =
    'Each names the database that it used: that of DATABASE_URL, else the file in DATA_DIR.';
  return ['Usage: npm run admin -- <command>', ...described, ...alone, used].join('\n\n');
}
