import {
  type User,
  whyNotChangeRole,
  whyNotDelete,
  whyNotEditAccount,
} from '@bahai-friends/contract';
import { Menu, MenuItem } from '../../ui/menu.tsx';

export type UserAction = 'rename' | 'role' | 'password' | 'delete';

interface UserMenuProps {
  readonly actor: User;
  readonly user: User;
  readonly onSelect: (action: UserAction) => void;
}

/** The actions on a user; the ones that the actor's role forbids are disabled, with the reason. */
export function UserMenu({ actor, user, onSelect }: UserMenuProps) {
  const whyNotEdit = whyNotEditAccount(actor, user);
  const otherRole = user.role === 'Admin' ? 'Master Admin' : 'Admin';
  return (
    <Menu label="Edit" accessibleName={`Edit ${user.username}`}>
      <MenuItem disabledBecause={whyNotEdit} onSelect={() => onSelect('rename')}>
        Edit Username
      </MenuItem>
      <MenuItem
        disabledBecause={whyNotChangeRole(actor, user, otherRole)}
        onSelect={() => onSelect('role')}
      >
        Change Role
      </MenuItem>
      <MenuItem disabledBecause={whyNotEdit} onSelect={() => onSelect('password')}>
        Reset Password
      </MenuItem>
      <MenuItem
        danger
        disabledBecause={whyNotDelete(actor, user)}
        onSelect={() => onSelect('delete')}
      >
        Delete User
      </MenuItem>
    </Menu>
  );
}
