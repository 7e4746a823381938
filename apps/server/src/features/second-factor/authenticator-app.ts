import { say } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import { factorKey } from '../../db/installation-values.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  createFactorChanges,
  dropNeedlessRecoveryCodes,
  ensureRecoveryCodes,
  type FactorDependencies,
} from './factor-changes.ts';
import { deleteTotp, findTotp, insertTotp } from './totp.repository.ts';
import { matchingStep, newTotpSecret, totpUri } from './totp.ts';
import { decryptSecret, encryptSecret } from './totp-secrets.ts';

interface AuthenticatorAppDependencies extends FactorDependencies {
  readonly siteName: () => string;
}

/** Adds and removes one's own authenticator app; every change is recorded. */
export function createAuthenticatorApp(dependencies: AuthenticatorAppDependencies) {
  const { database, clock, siteName } = dependencies;
  const changes = createFactorChanges(dependencies);

  async function assertNone(db: typeof database.reads, userId: number): Promise<void> {
    if ((await findTotp(db, userId)) === null) return;
    throw new DomainError('conflict', say('has-authenticator-app'));
  }

  return {
    /** @throws DomainError `conflict` when the account has one already */
    async begin(actor: Actor): Promise<{ secret: string; uri: string }> {
      await assertNone(database.reads, actor.userId);
      const secret = newTotpSecret();
      const key = await factorKey(database.writes);
      await changes.begin(actor, 'totp', encryptSecret(secret, actor.userId, key));
      return { secret, uri: totpUri(secret, siteName(), actor.username) };
    },

    /**
     * @returns The recovery codes that were made at the same time.
     *
     * @throws DomainError `invalid` for a wrong code; `conflict` when nothing was begun
     */
    async confirm(actor: Actor, code: string): Promise<string[]> {
      const encrypted = await changes.begun(actor, 'totp');
      const secret = decryptSecret(encrypted, actor.userId, await factorKey(database.writes));
      const step = matchingStep(secret, code, clock.epochMilliseconds());
      if (step === null) {
        throw new DomainError('invalid', say('wrong-new-code'));
      }
      return changes.change(actor, async ({ db, user, record }) => {
        await changes.finish(db, actor, encrypted);
        await assertNone(db, user.id);
        // The code was seen, so it is not valid for a login any more.
        await insertTotp(db, {
          user_id: user.id,
          secret: encrypted,
          last_step: step,
          created_at: clock.now(),
        });
        await record({ action: 'second-factor-added', name: user.username, factor: 'totp' });
        return ensureRecoveryCodes(db, user.id);
      });
    },

    /** @throws DomainError `not-found` when there is none */
    remove: (actor: Actor): Promise<void> =>
      changes.change(actor, async ({ db, user, record }) => {
        if (!(await deleteTotp(db, user.id))) {
          throw new DomainError('not-found', say('no-authenticator-app'));
        }
        await record({ action: 'second-factor-removed', name: user.username, factor: 'totp' });
        await dropNeedlessRecoveryCodes(db, user.id);
      }),
  };
}
