import { permissions } from '@bahai-friends/languages/en/problems/permissions';
import { type Said, sayIn } from '@bahai-friends/languages/en/problems/sentences';
import type { Role, User } from './users.ts';

type Person = Pick<User, 'id' | 'role'>;
/** Why something is not allowed. */
type Refused = Said<keyof typeof permissions>;

const say = sayIn(permissions);

/*
 * Who may do what to whose account. Each function answers null when it is allowed, else what
 * says why not. The server refuses by these rules; the dashboard disables what they refuse.
 */

/** Renaming and a new password: a Master Admin's account by itself only, an Admin's by any admin. */
export function whyNotEditAccount(actor: Person, target: Person): Refused | null {
  const others = target.role === 'Master Admin' && actor.id !== target.id;
  return others ? say('not-your-account-to-change') : null;
}

/** Creating a Master Admin is a transfer: the creator becomes Admin. */
export function whyNotCreate(actor: Person, role: Role): Refused | null {
  const refused = role === 'Master Admin' && actor.role !== 'Master Admin';
  return refused ? say('not-yours-to-create') : null;
}

/** Promoting is a transfer: the promoter becomes Admin. */
export function whyNotChangeRole(actor: Person, target: Person, role: Role): Refused | null {
  if (actor.role !== 'Master Admin') {
    return role === 'Master Admin' ? say('not-yours-to-promote') : say('not-yours-to-change-roles');
  }
  return target.role === 'Master Admin' && role === 'Admin' ? say('only-master-admin') : null;
}

/** Nobody deletes their own account, and nobody the Master Admin's. */
export function whyNotDelete(actor: Person, target: Person): Refused | null {
  if (actor.id === target.id) return say('own-account');
  return target.role === 'Master Admin' ? say('master-admin-stays') : null;
}

/** Only the Master Admin invites: an invitation makes somebody a volunteer without anybody typing their password. */
export function whyNotInvite(actor: Pick<User, 'role'>): Refused | null {
  return actor.role === 'Master Admin' ? null : say('not-yours-to-invite');
}

/** Only the Master Admin changes settings: how the site looks, and which day it keeps, is for one person to say. */
export function whyNotChangeSettings(actor: Pick<User, 'role'>): Refused | null {
  return actor.role === 'Master Admin' ? null : say('not-yours-to-set');
}

/** Only the Master Admin sees the audit trail: it tells of everybody, the Master Admin included. */
export function whyNotSeeChanges(actor: Pick<User, 'role'>): Refused | null {
  return actor.role === 'Master Admin' ? null : say('not-yours-to-see');
}

/** Only the Master Admin makes backups and sees the state of the site: a backup holds everybody's password hash. */
export function whyNotKeepBackups(actor: Pick<User, 'role'>): Refused | null {
  return actor.role === 'Master Admin' ? null : say('not-yours-to-back-up');
}
