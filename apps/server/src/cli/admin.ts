import { parseArgs } from 'node:util';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { StartupError } from '../errors/startup-error.ts';
import { readSettings } from '../settings.ts';
import { exportQuotes } from './export-quotes.ts';
import { printAudit } from './print-audit.ts';
import { resetPassword } from './reset-password.ts';

const USAGE = `Usage: npm run admin -- <command>

  reset-password <username> [--password-stdin]
      Gives a user a new password and ends the user's sessions. The password is made up and printed,
      or read from standard input. Without a Master Admin, the user becomes it.

  export-quotes <file>
      Writes all quotes into a new file that ends in .csv, .xlsx or .xls and can be uploaded again.

  audit [--limit <number>]
      Prints who changed what, the latest 25 changes unless told otherwise.`;

/** Opens the database of the settings for as long as the work takes. */
async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(readSettings(process.env), () => {});
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'password-stdin': { type: 'boolean', default: false },
      limit: { type: 'string' },
    },
  });
  const [command, subject, ...rest] = positionals;
  const fromStdin = values['password-stdin'];
  if (command === 'audit' && subject === undefined && !fromStdin) {
    return printAudit(values.limit, withDatabase);
  }
  if (subject === undefined || rest.length > 0 || values.limit !== undefined) {
    throw new StartupError(USAGE);
  }
  if (command === 'reset-password') return resetPassword(subject, fromStdin, withDatabase);
  if (command === 'export-quotes' && !fromStdin) return exportQuotes(subject, withDatabase);
  throw new StartupError(USAGE);
}

try {
  await main();
} catch (error) {
  const expected =
    error instanceof StartupError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!expected) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
