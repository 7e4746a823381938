import {
  type AnyProblem,
  type PasskeyAssertion,
  type SecondFactorKind,
  say,
} from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { findFactorKey } from '../../db/installation-values.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { countRecoveryCodes, findFactors, takeRecoveryCode } from './factors.repository.ts';
import { listPasskeys, notePasskeyUse } from './passkeys.repository.ts';
import { recoveryCodeHash } from './recovery-code.ts';
import type { RelyingParty } from './relying-party.ts';
import { findTotp, takeStep } from './totp.repository.ts';
import { latestStep, matchingStep } from './totp.ts';
import { decryptSecret } from './totp-secrets.ts';
import { PASSKEY_REFUSED, verifyAssertion } from './webauthn.ts';
import { assertionOptions } from './webauthn-options.ts';

interface Person {
  readonly userId: number;
  readonly username: string;
}

const refused = (said: AnyProblem) => new DomainError('unauthenticated', said);

const CODE_REFUSED = say('wrong-code');
const RECOVERY_CODE_REFUSED = say('wrong-recovery-code');

/** Uses a proof, in the transaction that opens the session. */
export type Proof = (db: Queries, person: Person) => Promise<void>;

export type FactorProofs = ReturnType<typeof createFactorProofs>;

/** Proofs of a second factor at a login. Each is valid once; a wrong one throws DomainError `unauthenticated`. */
export function createFactorProofs({ database, clock }: { database: Database; clock: Clock }) {
  const trail = createAuditTrail('user', clock);
  return {
    /**
     * The kinds of proof that a user can give at a host; null when none is needed. It may be empty: then only a
     * recovery code helps.
     */
    async due(
      db: Queries,
      userId: number,
      party: RelyingParty | null,
    ): Promise<SecondFactorKind[] | null> {
      const { hasTotp, passkeyHosts } = await findFactors(db, userId);
      if (!hasTotp && passkeyHosts.length === 0) return null;
      const hasPasskey = party !== null && passkeyHosts.includes(party.host);
      return [...(hasPasskey ? ['passkey' as const] : []), ...(hasTotp ? ['totp' as const] : [])];
    },

    code:
      (code: string): Proof =>
      async (db, { userId }) => {
        const totp = await findTotp(db, userId);
        const key = await findFactorKey(db);
        if (totp === null || key === null) throw refused(CODE_REFUSED);
        const now = clock.epochMilliseconds();
        const step = matchingStep(decryptSecret(totp.secret, userId, key), code, now);
        const isTaken = step !== null && (await takeStep(db, userId, step, latestStep(now)));
        if (!isTaken) throw refused(CODE_REFUSED);
      },

    recoveryCode:
      (code: string): Proof =>
      async (db, { userId, username }) => {
        const isTaken = await takeRecoveryCode(db, userId, recoveryCodeHash(code));
        if (!isTaken) throw refused(RECOVERY_CODE_REFUSED);
        const left = await countRecoveryCodes(db, userId);
        const change = { action: 'recovery-code-used', name: username, left } as const;
        await trail.other(db, { userId, username }, userId, change);
      },

    /** @throws DomainError `unauthenticated` where the user has no passkey */
    async assertionOptions(userId: number, party: RelyingParty | null) {
      const known = await listPasskeys(database.reads, userId);
      const usable = known.filter(({ passkey }) => passkey.host === party?.host);
      if (party === null || usable.length === 0) throw refused(PASSKEY_REFUSED);
      return assertionOptions(
        party,
        usable.map(({ credential }) => credential),
      );
    },

    /** Checks a passkey's answer to a challenge, which cannot be answered again. */
    async assertion(
      userId: number,
      party: RelyingParty | null,
      challenge: string,
      assertion: PasskeyAssertion,
    ): Promise<Proof> {
      const known = await listPasskeys(database.reads, userId);
      const found = known.find(({ credential }) => credential.id === assertion.id);
      if (party === null || found?.passkey.host !== party.host) throw refused(PASSKEY_REFUSED);
      const after = await verifyAssertion(party, challenge, found.credential, assertion);
      return async (db) => {
        const isNoted = await notePasskeyUse(db, userId, found.credential, after, clock.now());
        if (!isNoted) throw refused(PASSKEY_REFUSED);
      };
    },
  };
}
