import type { Role, User } from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';

const forbidden = (message: string): never => {
  throw new DomainError('forbidden', message);
};

/** A Master Admin's account is its own business; an Admin's is any admin's. */
export function mayEditAccount(actor: User, target: User): void {
  if (target.role === 'Master Admin' && actor.id !== target.id) {
    forbidden('Only the Master Admin can change this account');
  }
}

export function mayCreate(actor: User, role: Role): void {
  if (role === 'Master Admin' && actor.role !== 'Master Admin') {
    forbidden('Only Master Admins can create other Master Admins');
  }
}

export function mayChangeRole(actor: User, target: User, role: Role): void {
  if (actor.role !== 'Master Admin') {
    forbidden(
      role === 'Master Admin'
        ? 'Only Master Admins can promote users to Master Admin'
        : 'Only Master Admins can change roles',
    );
  }
  if (target.role === 'Master Admin' && role === 'Admin') {
    throw new DomainError(
      'conflict',
      'Cannot demote the only Master Admin. Assign another user as Master Admin first.',
    );
  }
}

export function mayDelete(actor: User, target: User): void {
  if (actor.id === target.id) forbidden('You cannot delete your own account');
  if (target.role === 'Master Admin') forbidden('The Master Admin cannot be deleted');
}
