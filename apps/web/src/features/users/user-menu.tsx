import {
  type User,
  whyNotChangeRole,
  whyNotDelete,
  whyNotEditAccount,
} from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/users';
import { told } from '../../texts/told.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';

export type UserAction = 'rename' | 'role' | 'password' | 'delete';

interface UserMenuProps {
  readonly actor: User;
  readonly user: User;
  readonly onSelect: (action: UserAction) => void;
}

/** The actions on a user; those that the actor's role forbids are disabled, with the reason. */
export function UserMenu({ actor, user, onSelect }: UserMenuProps) {
  const whyNotEdit = reasonOf(whyNotEditAccount(actor, user));
  const otherRole = user.role === 'Admin' ? 'Master Admin' : 'Admin';
  return (
    <Menu inRow label={common.edit} accessibleName={texts.editUser(user.username)}>
      <MenuItem disabledBecause={whyNotEdit} onSelect={() => onSelect('rename')}>
        {texts.editUsername}
      </MenuItem>
      <MenuItem
        disabledBecause={reasonOf(whyNotChangeRole(actor, user, otherRole))}
        onSelect={() => onSelect('role')}
      >
        {texts.changeRole}
      </MenuItem>
      <MenuItem disabledBecause={whyNotEdit} onSelect={() => onSelect('password')}>
        {texts.resetPassword}
      </MenuItem>
      <MenuItem
        danger
        disabledBecause={reasonOf(whyNotDelete(actor, user))}
        onSelect={() => onSelect('delete')}
      >
        {texts.deleteUser}
      </MenuItem>
    </Menu>
  );
}

/** The reason why an action is forbidden, in the language of the page. */
const reasonOf = (refused: Parameters<typeof told>[0] | null): string | null =>
  refused && told(refused);
