import { text } from 'node:stream/consumers';
import { Password, StoredUsername, Username } from '@bahai-friends/contract';
import type { z } from 'zod';
import { systemClock } from '../../clock.ts';
import { databaseName } from '../../db/open-database.ts';
import type { Environment } from '../../environment.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { endSessionsOf } from '../../features/session/session.repository.ts';
import { readStoredSettings } from '../../features/settings/settings.repository.ts';
import { generatePassword } from '../../features/users/password-generator.ts';
import { createPasswordHasher } from '../../features/users/password-hasher.ts';
import { recoverPassword } from '../../features/users/password-recovery.ts';
import {
  createPasswordStrengthService,
  type PasswordStrengthService,
} from '../../features/users/password-strength.service.ts';
import { findUserByName } from '../../features/users/users.repository.ts';
import { tellNewsIn } from '../tell-news.ts';
import { withDatabase } from '../with-database.ts';

function checked(schema: z.ZodType<string>, value: string): string {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new OperatorError(result.error.issues.map(({ message }) => message).join('. '));
}

async function assertStrong(strength: PasswordStrengthService, password: string, username: string) {
  try {
    await strength.assertStrong(password, username);
  } catch (error) {
    throw new OperatorError(errorMessage(error));
  }
}

/** Gives a user a new password: the one on standard input, or a generated one, which is printed. */
export async function resetPassword(
  name: string,
  fromStdin: boolean,
  environment: Environment,
): Promise<void> {
  const username = checked(StoredUsername, name);
  const given = fromStdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
  const password = given === null ? generatePassword() : checked(Password, given);
  await withDatabase(environment, async (database) => {
    const strength = createPasswordStrengthService({
      isStrict: environment.PASSWORD_STRENGTH === 'strict',
      siteName: async () => (await readStoredSettings(database.reads)).siteName,
    });
    // A user who does not exist yet is added below, and needs a name that follows the rules for new ones.
    if ((await findUserByName(database.reads, username)) === null) checked(Username, username);
    await assertStrong(strength, password, username);
    const outcome = await recoverPassword(
      {
        database,
        clock: systemClock,
        hasher: createPasswordHasher(),
        endSessionsOf,
        tellNews: tellNewsIn(database),
      },
      username,
      password,
    );
    if (outcome === 'unknown')
      throw new OperatorError(`There is no user ${username} in ${databaseName(environment)}.`);
    console.log(
      outcome === 'created'
        ? `Created the Master Admin ${username}.`
        : `Done: ${username} has a new password.`,
    );
    if (given === null) console.log(`Password: ${password}`);
  });
}
