import {
  ONLY_MASTER_ADMIN,
  type Role,
  type User,
  whyNotChangeRole,
  whyNotCreate,
  whyNotDelete,
  whyNotEditAccount,
} from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';

/*
 * The contract's rules of roles as the server keeps them. Each throws DomainError `conflict` when there
 * would be no Master Admin any more, and `forbidden` for every other refusal.
 */

function refuse(reason: string | null): void {
  if (reason === null) return;
  throw new DomainError(reason === ONLY_MASTER_ADMIN ? 'conflict' : 'forbidden', reason);
}

export const mayEditAccount = (actor: User, target: User): void =>
  refuse(whyNotEditAccount(actor, target));

export const mayCreate = (actor: User, role: Role): void => refuse(whyNotCreate(actor, role));

export const mayChangeRole = (actor: User, target: User, role: Role): void =>
  refuse(whyNotChangeRole(actor, target, role));

export const mayDelete = (actor: User, target: User): void => refuse(whyNotDelete(actor, target));
