import type { User } from '@bahai-friends/contract';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { admin, master, otherAdmin } from '../../testing/users-tab.tsx';
import { UserMenu } from './user-menu.tsx';

const person = userEvent.setup({ delay: null });

async function openMenu(actor: User, user: User, onSelect = vi.fn()) {
  render(<UserMenu actor={actor} user={user} onSelect={onSelect} />);
  await person.click(screen.getByRole('button', { name: `Edit ${user.username}` }));
  return onSelect;
}

/** The reason why each entry is disabled; empty for an enabled one. */
function disabledReasons(): Record<string, string> {
  return Object.fromEntries(
    screen.getAllByRole('menuitem').map((entry) => {
      const [name, reason] = [...entry.childNodes].map(({ textContent }) => textContent ?? '');
      expect(entry.getAttribute('aria-disabled') === 'true').toBe(reason !== undefined);
      return [name, reason ?? ''];
    }),
  );
}

const NOT_THE_OWN = 'Only the Master Admin can change this account';
const NO_PROMOTION = 'Only Master Admins can promote users to Master Admin';
const NO_ROLES = 'Only Master Admins can change roles';
const NO_DEMOTION =
  'Cannot demote the only Master Admin. Assign another user as Master Admin first.';
const NOT_ONESELF = 'You cannot delete your own account';
const NOT_THE_MASTER = 'The Master Admin cannot be deleted';

describe('what may be done to an account', () => {
  it.each([
    ['the Master Admin', 'its own', master, master, ['', NO_DEMOTION, '', NOT_ONESELF]],
    ['the Master Admin', 'an Admin’s', master, admin, ['', '', '', '']],
    [
      'an Admin',
      'the Master Admin’s',
      admin,
      master,
      [NOT_THE_OWN, NO_ROLES, NOT_THE_OWN, NOT_THE_MASTER],
    ],
    ['an Admin', 'its own', admin, admin, ['', NO_PROMOTION, '', NOT_ONESELF]],
    ['an Admin', 'another Admin’s', admin, otherAdmin, ['', NO_PROMOTION, '', '']],
  ])('by %s to %s follows the roles', async (_, __, actor, user, [rename, role, reset, remove]) => {
    await openMenu(actor, user);
    expect(disabledReasons()).toEqual({
      'Edit Username': rename,
      'Change Role': role,
      'Reset Password': reset,
      'Delete User': remove,
    });
  });
});

describe('the menu of an account', () => {
  it.each([
    ['Edit Username', 'rename'],
    ['Change Role', 'role'],
    ['Reset Password', 'password'],
    ['Delete User', 'delete'],
  ])('passes on that %s was chosen, and closes', async (name, action) => {
    const onSelect = await openMenu(master, admin);
    await person.click(screen.getByRole('menuitem', { name }));
    await waitFor(() => expect(onSelect.mock.calls).toEqual([[action]]));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('disables forbidden items', async () => {
    const onSelect = await openMenu(admin, master);
    await person.click(screen.getByRole('menuitem', { name: /^Delete User/ }));
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('can be used with the keyboard alone', async () => {
    const onSelect = vi.fn();
    render(<UserMenu actor={master} user={admin} onSelect={onSelect} />);
    await person.tab();
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit Username' }));
    await person.keyboard('{ArrowDown}');
    const changeRole = screen.getByRole('menuitem', { name: 'Change Role' });
    await waitFor(() => expect(document.activeElement).toBe(changeRole));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(onSelect.mock.calls).toEqual([['role']]));
  });

  it('closes with Escape and returns the focus', async () => {
    await openMenu(master, admin);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    const button = screen.getByRole('button', { name: 'Edit adam' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
