import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { createInvitationLink, FIRST_LINK_SECONDS } from './invitation-token.ts';
import { saveInvitation } from './invitations.repository.ts';
import { generatePassword } from './password-generator.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PasswordStrengthService } from './password-strength.service.ts';
import { changeUsers, insertUser, listUsers } from './users.repository.ts';

const DEFAULT_USERNAME = 'admin';

interface FirstMasterAdminOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

type FirstPasswordOptions = Pick<FirstMasterAdminOptions, 'database' | 'username' | 'password'> & {
  readonly strength: Pick<PasswordStrengthService, 'assertStrong'>;
};

/**
 * On a strict site, refuses a password variable that is easily guessed. Once there are users, the variable is ignored.
 *
 * @throws OperatorError
 */
export async function assertFirstPassword(options: FirstPasswordOptions): Promise<void> {
  const { database, strength, username = DEFAULT_USERNAME, password } = options;
  if (password === undefined || (await listUsers(database.reads)).length > 0) return;
  try {
    await strength.assertStrong(password, username);
  } catch (error) {
    const problem = `MASTER_ADMIN_PASSWORD: ${errorMessage(error)}`;
    throw new OperatorError(`${problem} Choose another one, or leave it out: one is then made up.`);
  }
}

/** A user who was just created, with the password to print where the program generated it. */
export interface NewLogin {
  readonly username: string;
  readonly generatedPassword?: string;
  /** Path of a link through which the user chooses a password instead: valid for an hour, or until a login. */
  readonly linkPath?: string;
}

/** Creates the Master Admin when there are no users; null when there are. */
export async function ensureMasterAdmin(
  options: FirstMasterAdminOptions,
): Promise<NewLogin | null> {
  const { database, clock, hasher, username = DEFAULT_USERNAME, password } = options;
  if ((await listUsers(database.reads)).length > 0) return null;
  const generatedPassword = password === undefined ? generatePassword() : undefined;
  const passwordHash = await hasher.hash(password ?? generatedPassword ?? '');
  return changeUsers(database, async (transaction) => {
    // Another instance may have been first.
    if ((await listUsers(transaction)).length > 0) return null;
    const user = { username, passwordHash, role: 'Master Admin' } as const;
    const { id } = await insertUser(transaction, user, clock.now());
    if (generatedPassword === undefined) return { username };
    const { path, tokenHash } = createInvitationLink();
    await saveInvitation(transaction, {
      token_hash: tokenHash,
      username,
      invited_by: null,
      user_id: id,
      expires_at: clock.after(FIRST_LINK_SECONDS),
    });
    return { username, generatedPassword, linkPath: path };
  });
}
