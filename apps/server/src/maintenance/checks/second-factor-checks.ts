import { Passkey, PasskeyName } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { findFactorKey } from '../../db/installation-values.ts';
import { listPasskeys } from '../../features/second-factor/passkeys.repository.ts';
import { decryptSecret } from '../../features/second-factor/totp-secrets.ts';
import { listUsers } from '../../features/users/users.repository.ts';
import { rowLabel } from './row-label.ts';
import { schemaViolation } from './schema-violation.ts';

function canBeRead(secret: string, userId: number, key: string | null): boolean {
  try {
    return key !== null && decryptSecret(secret, userId, key) !== '';
  } catch {
    return false;
  }
}

/** Reasons why passkeys and authenticator apps cannot be used, a line for each; empty when there are none. */
export async function secondFactorProblems(db: Queries): Promise<string[]> {
  const key = await findFactorKey(db);
  const apps = await db.selectFrom('totp_factors').selectAll().orderBy('user_id').execute();
  const unreadable = apps
    .filter(({ secret, user_id }) => !canBeRead(secret, user_id, key))
    .map(({ user_id }) => `the authenticator app of user ${user_id} cannot be read`);
  const problems = [...unreadable];
  for (const user of await listUsers(db)) {
    for (const { passkey, credential } of await listPasskeys(db, user.id)) {
      const problem =
        schemaViolation(PasskeyName, passkey.name) ??
        schemaViolation(Passkey, passkey) ??
        (Number.isSafeInteger(credential.counter) ? null : 'its counter is no number');
      if (problem !== null) problems.push(`${rowLabel(passkey.id, passkey.name)}: ${problem}`);
    }
  }
  return problems;
}
