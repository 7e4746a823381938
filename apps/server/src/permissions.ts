import {
  type Role,
  type User,
  whyNotChangeRole,
  whyNotChangeSettings,
  whyNotCreate,
  whyNotDelete,
  whyNotEditAccount,
  whyNotInvite,
  whyNotKeepBackups,
  whyNotSeeChanges,
} from '@bahai-friends/contract';
import { DomainError } from './errors/domain-error.ts';

/*
 * What roles permit: the rules of the contract, enforced. Each function throws DomainError: `conflict` when there
 * would be no Master Admin any more, and `forbidden` whenever else the rule does not permit it.
 */

function assertPermitted(refused: ReturnType<typeof whyNotChangeRole>): void {
  if (refused === null) return;
  throw new DomainError(refused.code === 'only-master-admin' ? 'conflict' : 'forbidden', refused);
}

export const assertCanEditAccount = (actor: User, target: User): void =>
  assertPermitted(whyNotEditAccount(actor, target));

export const assertCanCreateUser = (actor: User, role: Role): void =>
  assertPermitted(whyNotCreate(actor, role));

export const assertCanChangeRole = (actor: User, target: User, role: Role): void =>
  assertPermitted(whyNotChangeRole(actor, target, role));

export const assertCanDeleteUser = (actor: User, target: User): void =>
  assertPermitted(whyNotDelete(actor, target));

export const assertCanInvite = (actor: Pick<User, 'role'>): void =>
  assertPermitted(whyNotInvite(actor));

export const assertCanSeeAuditTrail = (actor: Pick<User, 'role'>): void =>
  assertPermitted(whyNotSeeChanges(actor));

export const assertCanChangeSettings = (actor: Pick<User, 'role'>): void =>
  assertPermitted(whyNotChangeSettings(actor));

export const assertCanKeepBackups = (actor: Pick<User, 'role'>): void =>
  assertPermitted(whyNotKeepBackups(actor));
