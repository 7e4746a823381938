import { type Invitation, type PasswordByLink, say } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import { CLOCKS_DIFFER_SECONDS, type Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireMailAddress } from '../../mails/mail-address.ts';
import { assertCanInvite } from '../../permissions.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import type { TellNews } from './account-news.ts';
import { findActingUser } from './acting-user.ts';
import {
  createInvitationLink,
  FIRST_LINK_SECONDS,
  INVITATION_SECONDS,
  invitationHashOf,
} from './invitation-token.ts';
import {
  deleteInvitation,
  deleteUsedInvitations,
  findInvitation,
  listInvitations,
  type StoredInvitation,
  saveInvitation,
} from './invitations.repository.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PasswordStrengthService } from './password-strength.service.ts';
import { changeUsers, findUserByName, insertUser, updateUser } from './users.repository.ts';

/** Calls with an actor throw DomainError `unauthenticated`, or `forbidden` for all but the Master Admin. */
export interface InvitationsService {
  list(actor: Actor): Promise<Invitation[]>;
  /**
   * Invites an Admin. An older invitation of the same name becomes invalid.
   *
   * @param email The address to which the link is mailed; it is not stored.
   * @returns The link: a path where the site does not know its address.
   * @throws DomainError `conflict` when the name is taken; with an address `invalid`, `not-found` where the site sends
   *   no mail, `unavailable` while nothing can be sealed
   */
  create(actor: Actor, username: string, email?: string): Promise<{ url: string }>;
  /** @throws DomainError `not-found` */
  withdraw(actor: Actor, id: number): Promise<void>;
  /** The name in a valid invitation; null for any other token. */
  usernameOf(token: string): Promise<string | null>;
  /**
   * Creates the user, or sets the password of the first Master Admin.
   *
   * @throws DomainError `not-found` when the link is invalid or has expired; `conflict` when the name was taken
   *   meanwhile; `invalid` for a password that is too easily guessed; `busy`
   */
  accept(accepted: PasswordByLink): Promise<{ username: string }>;
}

interface InvitationsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly strength: Pick<PasswordStrengthService, 'assertStrong'>;
  readonly publicUrl: string | undefined;
  readonly endSessionsOf: (db: Queries, userId: number, exceptTokenHash: null) => Promise<void>;
  readonly tellNews: TellNews;
  /** Prepares to mail a link. @throws DomainError `not-found` where the site sends no mail; `unavailable` */
  readonly prepareMail: () => Promise<MailLink>;
}

/** Has the link of an invitation mailed, in the transaction that makes it. */
type MailLink = (
  db: Queries,
  invitation: number,
  mail: { readonly to: string; readonly token: string },
) => Promise<void>;

const notGood = () => new DomainError('not-found', say('link-over'));

export function createInvitationsService({
  database,
  clock,
  hasher,
  strength,
  publicUrl = '',
  endSessionsOf,
  tellNews,
  prepareMail,
}: InvitationsDependencies): InvitationsService {
  const trail = createAuditTrail('user', clock);

  /** False for a link that expires later than a new one would: it was made before the clock was set back. */
  function isOfNow({ user_id, expires_at }: StoredInvitation): boolean {
    const lifetime = user_id === null ? INVITATION_SECONDS : FIRST_LINK_SECONDS;
    return expires_at <= clock.after(lifetime + CLOCKS_DIFFER_SECONDS);
  }

  async function find(db: Queries, token: string): Promise<StoredInvitation | null> {
    const found = await findInvitation(db, invitationHashOf(token), clock.now());
    return found && isOfNow(found) ? found : null;
  }

  return {
    async list(actor) {
      assertCanInvite(await findActingUser(database.reads, actor));
      const invitations = await listInvitations(database.reads, clock.now());
      return invitations.filter(isOfNow).map(({ id, username, expires_at: expiresAt }) => ({
        id,
        username,
        expiresAt,
      }));
    },

    async create(actor, username, email) {
      assertCanInvite(await findActingUser(database.reads, actor));
      const to = email === undefined ? null : requireMailAddress(email);
      const mail = to === null ? null : await prepareMail();
      return changeUsers(database, async (transaction) => {
        const inviter = await findActingUser(transaction, actor);
        assertCanInvite(inviter);
        if (await findUserByName(transaction, username))
          throw new DomainError('conflict', say('username-exists'));
        const { token, path, tokenHash } = createInvitationLink();
        const id = await saveInvitation(transaction, {
          token_hash: tokenHash,
          username,
          invited_by: inviter.id,
          user_id: null,
          expires_at: clock.after(INVITATION_SECONDS),
        });
        await trail.other(transaction, actor, null, { action: 'invited', name: username });
        if (to !== null) await mail?.(transaction, id, { to, token });
        return { url: `${publicUrl}${path}` };
      });
    },

    withdraw: (actor, id) =>
      changeUsers(database, async (transaction) => {
        assertCanInvite(await findActingUser(transaction, actor));
        const invitation = await deleteInvitation(transaction, id);
        if (!invitation) throw new DomainError('not-found', say('invitation-gone'));
        const change = { action: 'invitation-withdrawn', name: invitation.username } as const;
        await trail.other(transaction, actor, null, change);
      }),

    usernameOf: async (token) => (await find(database.reads, token))?.username ?? null,

    async accept({ token, password }) {
      const open = await find(database.reads, token);
      if (!open) throw notGood();
      await strength.assertStrong(password, open.username);
      const passwordHash = await hasher.hash(password);
      return changeUsers(database, async (transaction) => {
        const invitation = await find(transaction, token);
        if (!invitation) throw notGood();
        const { id, username, user_id: userId } = invitation;
        await deleteUsedInvitations(transaction, id, clock.now());
        if (userId !== null) {
          const user = await updateUser(transaction, userId, { passwordHash }, clock.now());
          await endSessionsOf(transaction, userId, null);
          const change = { action: 'password-reset', name: user.username } as const;
          await trail.other(transaction, { userId, username: user.username }, userId, change);
          await tellNews(transaction, userId, { kind: 'password' });
          return { username: user.username };
        }
        if (await findUserByName(transaction, username)) {
          throw new DomainError('conflict', say('invited-name-taken'));
        }
        const user = await insertUser(
          transaction,
          { username, passwordHash, role: 'Admin' },
          clock.now(),
        );
        const change = { action: 'invitation-accepted', name: username } as const;
        await trail.other(transaction, { userId: user.id, username }, user.id, change);
        return { username };
      });
    },
  };
}
