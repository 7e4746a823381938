import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { Password, Username } from '@bahai-friends/contract';
import type { z } from 'zod';
import { systemClock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { StartupError } from '../errors/startup-error.ts';
import { endSessionsOf } from '../features/session/session.repository.ts';
import { generatePassword } from '../features/users/password-generator.ts';
import { createPasswordHasher } from '../features/users/password-hasher.ts';
import { recoverPassword } from '../features/users/password-recovery.ts';
import { readSettings } from '../settings.ts';

const USAGE = `Usage: npm run admin -- reset-password <username> [--password-stdin]

  Gives a user a new password and ends the user's sessions. The password is made up and printed,
  or read from standard input. Without a Master Admin, the user becomes it.`;

function checked(schema: z.ZodType<string>, value: string): string {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new StartupError(result.error.issues.map(({ message }) => message).join('. '));
}

async function resetPassword(name: string, fromStdin: boolean): Promise<void> {
  const username = checked(Username, name);
  const given = fromStdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
  const password = given === null ? generatePassword() : checked(Password, given);
  const database = openDatabase(readSettings(process.env), () => {});
  try {
    await migrate(database);
    const outcome = await recoverPassword(
      { database, clock: systemClock, hasher: createPasswordHasher(), endSessionsOf },
      username,
      password,
    );
    if (outcome === 'unknown') throw new StartupError(`There is no user ${username}.`);
    console.log(
      outcome === 'created'
        ? `Created the Master Admin ${username}.`
        : `Done: ${username} has a new password.`,
    );
    if (given === null) console.log(`Password: ${password}`);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'password-stdin': { type: 'boolean', default: false } },
  });
  const [command, username, ...rest] = positionals;
  if (command !== 'reset-password' || username === undefined || rest.length > 0) {
    throw new StartupError(USAGE);
  }
  await resetPassword(username, values['password-stdin']);
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
