import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialog, fill, master, openUsersTab, press } from '../../testing/users-tab.tsx';

const RULES = [
  'At least 8 characters',
  'At least one uppercase letter',
  'At least one lowercase letter',
  'At least one number',
  'At least one special character',
];

async function openForm() {
  const person = await openUsersTab(master);
  await press(person, 'Create User');
  return person;
}

const checklist = () =>
  within(dialog().getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the rules of a password', () => {
  it('are listed, none of them met by nothing', async () => {
    await openForm();
    expect(checklist()).toEqual(RULES.map((rule) => `${rule} (not met)`));
    const described = screen.getByLabelText('Password').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.contains(dialog().getByRole('list'))).toBe(
      true,
    );
  });

  it.each([
    ['abc', [2]],
    ['ABC', [1]],
    ['12345678', [0, 3]],
    ['Abc 1', [1, 2, 3]],
    ['Äß٣€', [1, 2, 3, 4]],
    ['Abcdef1!', [0, 1, 2, 3, 4]],
  ])('are ticked off as %j is typed', async (typed, met) => {
    const person = await openForm();
    await fill(person, { Password: typed });
    const expected = RULES.map(
      (rule, index) => `${rule} (${met.includes(index) ? '' : 'not '}met)`,
    );
    expect(checklist()).toEqual(expected);
  });
});
