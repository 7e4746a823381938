import type { Role, User } from './users.ts';

type Person = Pick<User, 'id' | 'role'>;

/*
 * Who may do what to whose account. Each function answers null when it is allowed, else the sentence
 * that says why not. The server refuses by these rules; the dashboard disables what they refuse.
 */

/** Renaming and a new password: a Master Admin's account by itself only, an Admin's by any admin. */
export function whyNotEditAccount(actor: Person, target: Person): string | null {
  const others = target.role === 'Master Admin' && actor.id !== target.id;
  return others ? 'Only the Master Admin can change this account' : null;
}

/** Creating a Master Admin is a transfer: the creator becomes Admin. */
export function whyNotCreate(actor: Person, role: Role): string | null {
  const refused = role === 'Master Admin' && actor.role !== 'Master Admin';
  return refused ? 'Only Master Admins can create other Master Admins' : null;
}

export const ONLY_MASTER_ADMIN =
  'Cannot demote the only Master Admin. Assign another user as Master Admin first.';

/** Promoting is a transfer: the promoter becomes Admin. */
export function whyNotChangeRole(actor: Person, target: Person, role: Role): string | null {
  if (actor.role !== 'Master Admin') {
    return role === 'Master Admin'
      ? 'Only Master Admins can promote users to Master Admin'
      : 'Only Master Admins can change roles';
  }
  return target.role === 'Master Admin' && role === 'Admin' ? ONLY_MASTER_ADMIN : null;
}

/** Nobody deletes their own account, and nobody the Master Admin's. */
export function whyNotDelete(actor: Person, target: Person): string | null {
  if (actor.id === target.id) return 'You cannot delete your own account';
  return target.role === 'Master Admin' ? 'The Master Admin cannot be deleted' : null;
}

/** An invitation makes somebody a volunteer without anybody typing their password. */
export function whyNotInvite(actor: Pick<User, 'role'>): string | null {
  return actor.role === 'Master Admin' ? null : 'Only the Master Admin can invite volunteers';
}

/** How the whole site looks and which day it keeps is for one person to say. */
export function whyNotChangeSettings(actor: Pick<User, 'role'>): string | null {
  return actor.role === 'Master Admin' ? null : 'Only the Master Admin can change the settings';
}

/** The audit trail tells of everybody, the Master Admin included. */
export function whyNotSeeChanges(actor: Pick<User, 'role'>): string | null {
  return actor.role === 'Master Admin' ? null : 'Only the Master Admin can see who changed what';
}

/** A backup holds everybody's password hash, and how the machine fares is for whoever looks after it. */
export function whyNotKeepBackups(actor: Pick<User, 'role'>): string | null {
  return actor.role === 'Master Admin' ? null : 'Only the Master Admin can download backups';
}
