import { type NewUser, type Role, say, type User } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { assertVersion, type ExpectedVersions } from '../../errors/assert-version.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  assertCanChangeRole,
  assertCanCreateUser,
  assertCanDeleteUser,
  assertCanEditAccount,
} from '../../permissions.ts';
import { assertRecentPassword } from '../../recent-password.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import type { TellNews } from './account-news.ts';
import { findActingUser } from './acting-user.ts';
import { deleteInvitationsBy } from './invitations.repository.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PasswordStrengthService } from './password-strength.service.ts';
import {
  changeUsers,
  deleteUser,
  findUser,
  findUserByName,
  insertUser,
  listUsers,
  updateUser,
} from './users.repository.ts';

/**
 * Every change throws DomainError `unauthenticated` when the actor was deleted meanwhile, and `forbidden` when the
 * rules of roles do not permit it, or when actors change their own name or password without having entered the password
 * lately. A change of an existing user also throws `not-found`, and `changed-meanwhile` when it is based on a version
 * that is no longer the current one.
 */
export interface UsersService {
  /** All users, by name, without regard to case. */
  list(): Promise<User[]>;
  /**
   * Creating a Master Admin is a transfer: the actor becomes Admin in the same transaction.
   *
   * @throws DomainError `conflict` when the name is taken; `busy`
   */
  create(actor: Actor, user: NewUser): Promise<User>;
  /** @throws DomainError `conflict` when the name is taken */
  rename(actor: Actor, id: number, username: string, expected?: ExpectedVersions): Promise<User>;
  /**
   * Promoting to Master Admin is a transfer: the actor becomes Admin in the same transaction.
   *
   * @throws DomainError `conflict` when there would be no Master Admin any more
   */
  changeRole(
    actor: Actor,
    id: number,
    role: Role,
    expected?: ExpectedVersions,
  ): Promise<User & { wasRoleTransfer: boolean }>;
  /**
   * Sets a user's password and ends the user's sessions, except for the one in which actors change their own password.
   *
   * @throws DomainError `busy`
   */
  resetPassword(
    actor: Actor,
    id: number,
    password: string,
    expected?: ExpectedVersions,
  ): Promise<void>;
  /** Ends the user's sessions, too. */
  delete(actor: Actor, id: number, expected?: ExpectedVersions): Promise<void>;
}

interface UsersDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly strength: Pick<PasswordStrengthService, 'assertStrong'>;
  /** Ends a user's sessions except for one, in a transaction. */
  readonly endSessionsOf: (
    db: Queries,
    userId: number,
    exceptTokenHash: string | null,
  ) => Promise<void>;
  /** Records the sessions of a user who is about to be deleted, in a transaction. */
  readonly rememberSessionsOfDeleted: (db: Queries, userId: number) => Promise<void>;
  readonly tellNews: TellNews;
}

/** The acting user, and the user whose account is changed. @throws DomainError `unauthenticated` or `not-found` */
async function findActorAndTarget(db: Queries, actor: Actor, id: number): Promise<[User, User]> {
  const acting = await findActingUser(db, actor);
  const target = await findUser(db, id);
  if (target === null) throw new DomainError('not-found', say('user-gone'));
  return [acting, target];
}

async function assertNameIsFree(db: Queries, username: string, ownId?: number): Promise<void> {
  const holder = await findUserByName(db, username);
  if (holder && holder.id !== ownId) throw new DomainError('conflict', say('username-exists'));
}

/** Manages the dashboard's users. After every change exactly one of them is Master Admin. */
export function createUsersService({
  database,
  clock,
  hasher,
  strength,
  endSessionsOf,
  rememberSessionsOfDeleted,
  tellNews,
}: UsersDependencies): UsersService {
  const trail = createAuditTrail('user', clock);

  const recordTransfer = (db: Queries, actor: Actor, { username: from }: User, successor: User) =>
    trail.other(db, actor, successor.id, {
      action: 'role-transferred',
      from,
      to: successor.username,
    });

  /** Makes the former Master Admin an Admin, and ends what only a Master Admin may have open. */
  async function demote(db: Queries, actor: Actor, master: User): Promise<void> {
    await updateUser(db, master.id, { role: 'Admin' }, clock.now());
    for (const name of await deleteInvitationsBy(db, master.id)) {
      await trail.other(db, actor, null, { action: 'invitation-withdrawn', name });
    }
  }

  /**
   * Requires a recent password for a change of one's own account: a stolen session must not be enough to take it over.
   */
  const assertPasswordWhereOwn = (actor: Actor, id: number) => {
    if (actor.userId === id) assertRecentPassword(actor, clock);
  };

  return {
    list: () => listUsers(database.reads),

    async create(actor, { username, password, role }) {
      assertCanCreateUser(await findActingUser(database.reads, actor), role);
      await strength.assertStrong(password, username);
      const passwordHash = await hasher.hash(password);
      return changeUsers(database, async (transaction) => {
        const creator = await findActingUser(transaction, actor);
        assertCanCreateUser(creator, role);
        await assertNameIsFree(transaction, username);
        if (role === 'Master Admin') await demote(transaction, actor, creator);
        const created = await insertUser(
          transaction,
          { username, passwordHash, role },
          clock.now(),
        );
        await trail.created(transaction, actor, created);
        if (role === 'Master Admin') await recordTransfer(transaction, actor, creator, created);
        return created;
      });
    },

    rename: (actor, id, username, expected) =>
      changeUsers(database, async (transaction) => {
        const [editor, target] = await findActorAndTarget(transaction, actor, id);
        assertCanEditAccount(editor, target);
        assertPasswordWhereOwn(actor, id);
        assertVersion(target, expected);
        await assertNameIsFree(transaction, username, id);
        const renamed = await updateUser(transaction, id, { username }, clock.now());
        await trail.updated(transaction, actor, target, renamed);
        return renamed;
      }),

    changeRole: (actor, id, role, expected) =>
      changeUsers(database, async (transaction) => {
        const [editor, target] = await findActorAndTarget(transaction, actor, id);
        assertCanChangeRole(editor, target, role);
        assertVersion(target, expected);
        if (target.role === role) return { ...target, wasRoleTransfer: false };
        await demote(transaction, actor, editor);
        const promoted = await updateUser(transaction, id, { role }, clock.now());
        await recordTransfer(transaction, actor, editor, promoted);
        return { ...promoted, wasRoleTransfer: true };
      }),

    async resetPassword(actor, id, password, expected) {
      const [acting, edited] = await findActorAndTarget(database.reads, actor, id);
      assertCanEditAccount(acting, edited);
      assertPasswordWhereOwn(actor, id);
      await strength.assertStrong(password, edited.username);
      const passwordHash = await hasher.hash(password);
      await changeUsers(database, async (transaction) => {
        const [current, target] = await findActorAndTarget(transaction, actor, id);
        assertCanEditAccount(current, target);
        assertVersion(target, expected);
        await updateUser(transaction, id, { passwordHash }, clock.now());
        await trail.other(transaction, actor, id, {
          action: 'password-reset',
          name: target.username,
        });
        await endSessionsOf(transaction, id, actor.userId === id ? actor.tokenHash : null);
        await tellNews(transaction, id, { kind: 'password' });
      });
    },

    delete: (actor, id, expected) =>
      changeUsers(database, async (transaction) => {
        const [editor, target] = await findActorAndTarget(transaction, actor, id);
        assertCanDeleteUser(editor, target);
        assertVersion(target, expected);
        await rememberSessionsOfDeleted(transaction, id);
        // The user's sessions are deleted with the user: the database cascades.
        await deleteUser(transaction, id);
        await trail.deleted(transaction, actor, target);
      }),
  };
}
