import { createHmac } from 'node:crypto';
import { PASSKEYS_MAX, type Passkey, type PasskeyRegistration, say } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import { factorKey } from '../../db/installation-values.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  createFactorChanges,
  dropNeedlessRecoveryCodes,
  ensureRecoveryCodes,
  type FactorDependencies,
} from './factor-changes.ts';
import {
  deletePasskey,
  hasCredential,
  insertPasskey,
  listPasskeys,
  renamePasskey,
} from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';
import { verifyRegistration } from './webauthn.ts';
import { registrationOptions } from './webauthn-options.ts';

interface PasskeyDependencies extends FactorDependencies {
  readonly siteName: () => string;
}

/** The id by which authenticators know an account. It is always the same, and does not reveal the account. */
const userHandle = (userId: number, key: string): string =>
  createHmac('sha256', key).update(`user handle ${userId}`).digest('base64url');

/** @throws DomainError `conflict` where browsers cannot make passkeys */
function assertPossible(party: RelyingParty | null): RelyingParty {
  if (party) return party;
  throw new DomainError('conflict', say('passkeys-not-possible'));
}

function assertRoom(passkeys: number): void {
  if (passkeys < PASSKEYS_MAX) return;
  throw new DomainError('conflict', say('too-many-passkeys', { max: PASSKEYS_MAX }));
}

const gone = () => new DomainError('not-found', say('passkey-gone'));

/** Adds, renames and removes one's own passkeys; every change is recorded. */
export function createOwnPasskeys(dependencies: PasskeyDependencies) {
  const { database, clock, siteName } = dependencies;
  const changes = createFactorChanges(dependencies);

  return {
    /** @throws DomainError `conflict` where passkeys are not possible, or when there are too many */
    async begin(actor: Actor, possible: RelyingParty | null) {
      const party = assertPossible(possible);
      const known = await listPasskeys(database.reads, actor.userId);
      assertRoom(known.length);
      const options = await registrationOptions(party, {
        siteName: siteName(),
        username: actor.username,
        userHandle: userHandle(actor.userId, await factorKey(database.writes)),
        known: known
          .filter(({ passkey }) => passkey.host === party.host)
          .map(({ credential }) => credential),
      });
      await changes.begin(actor, 'passkey', options.challenge);
      return options;
    },

    /**
     * @returns The passkey, and the recovery codes that were made at the same time.
     *
     * @throws DomainError `invalid` for an answer to something else; `conflict` when no setup was begun, the passkey is
     *   known, or there are too many
     */
    async add(
      actor: Actor,
      possible: RelyingParty | null,
      name: string,
      registration: PasskeyRegistration,
    ): Promise<{ passkey: Passkey; recoveryCodes: string[] }> {
      const party = assertPossible(possible);
      const challenge = await changes.begun(actor, 'passkey');
      // A challenge takes only one answer, right or wrong.
      await changes.finish(database.writes, actor, challenge);
      const credential = await verifyRegistration(party, challenge, registration);
      return changes.change(actor, async ({ db, user, record }) => {
        if (await hasCredential(db, credential.id)) {
          throw new DomainError('conflict', say('passkey-in-use'));
        }
        // Other sessions may have begun setups at the same time.
        assertRoom((await listPasskeys(db, user.id)).length);
        const added = { userId: user.id, name, host: party.host, credential };
        const passkey = await insertPasskey(db, added, clock.now());
        await record({ action: 'second-factor-added', name: user.username, factor: 'passkey' });
        return { passkey, recoveryCodes: await ensureRecoveryCodes(db, user.id) };
      });
    },

    /** @throws DomainError `not-found` */
    rename: (actor: Actor, id: number, name: string): Promise<Passkey> =>
      changes.change(actor, async ({ db, user, record }) => {
        const renamed = await renamePasskey(db, user.id, id, name);
        if (renamed === null) throw gone();
        await record({ action: 'passkey-renamed', name: user.username });
        return renamed;
      }),

    /** @throws DomainError `not-found` */
    remove: (actor: Actor, id: number): Promise<void> =>
      changes.change(actor, async ({ db, user, record }) => {
        if (!(await deletePasskey(db, user.id, id))) throw gone();
        await record({ action: 'second-factor-removed', name: user.username, factor: 'passkey' });
        await dropNeedlessRecoveryCodes(db, user.id);
      }),
  };
}
