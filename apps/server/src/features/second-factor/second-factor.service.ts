import { type SecondFactor, say } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createAuthenticatorApp } from './authenticator-app.ts';
import {
  createFactorChanges,
  type FactorDependencies,
  giveRecoveryCodes,
  hasFactor,
} from './factor-changes.ts';
import { countRecoveryCodes } from './factors.repository.ts';
import { createOwnPasskeys } from './own-passkeys.ts';
import { listPasskeys } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';
import { findTotp } from './totp.repository.ts';

interface SecondFactorDependencies extends FactorDependencies {
  /** The name of the site in authenticators. */
  readonly siteName: () => string;
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/**
 * Second factors; users manage their own. Every change throws DomainError `unauthenticated` when the actor was deleted
 * meanwhile.
 */
export function createSecondFactorService(dependencies: SecondFactorDependencies) {
  const { database } = dependencies;
  const changes = createFactorChanges(dependencies);
  return {
    app: createAuthenticatorApp(dependencies),
    passkeys: createOwnPasskeys(dependencies),

    /** @param party Where passkeys can be used; null for nowhere. */
    async describe({ userId }: Actor, party: RelyingParty | null): Promise<SecondFactor> {
      const passkeys = await listPasskeys(database.reads, userId);
      const totp = await findTotp(database.reads, userId);
      return {
        passkeys: passkeys.map(({ passkey }) => passkey),
        passkeyOrigin: party?.origin ?? null,
        totp: totp && { createdAt: totp.created_at },
        recoveryCodesLeft: await countRecoveryCodes(database.reads, userId),
      };
    },

    /** @throws DomainError `conflict` without a second factor */
    renewRecoveryCodes: (actor: Actor): Promise<string[]> =>
      changes.change(actor, async ({ db, user, record }) => {
        if (!(await hasFactor(db, user.id))) {
          throw new DomainError('conflict', say('no-second-factor'));
        }
        await record({ action: 'recovery-codes-made', name: user.username });
        return giveRecoveryCodes(db, user.id);
      }),
  };
}
