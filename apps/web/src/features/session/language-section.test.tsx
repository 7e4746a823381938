import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { callsOf, rejectWith, respondWith } from '../../testing/api-server.ts';
import { press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { shownToast } from '../../testing/toasts.ts';
import { LanguageSection } from './language-section.tsx';

const PUT = 'PUT /api/account/language';
const person = userEvent.setup({ delay: null });
const choice = () => screen.getByLabelText<HTMLSelectElement>('Language');
const save = () => screen.getByRole('button', { name: 'Save: Language' });

function open() {
  const onChosen = vi.fn();
  renderWithQueries(<LanguageSection onChosen={onChosen} />);
  return onChosen;
}

it('is saved by a button, since arrow keys choose each language that they pass', async () => {
  const onChosen = open();
  respondWith(PUT, { language: 'fa' });
  await person.selectOptions(choice(), 'de');
  await person.selectOptions(choice(), 'fa');
  await press(person, 'Save: Language');
  await waitFor(() => expect(onChosen.mock.calls).toEqual([['fa']]));
  expect(callsOf(PUT).map(({ body }) => JSON.parse(body))).toEqual([{ language: 'fa' }]);
});

it('has nothing to save where the page speaks the chosen language', async () => {
  const onChosen = open();
  expect(save().getAttribute('aria-disabled')).toBe('true');
  respondWith(PUT, { language: 'de' });
  await person.selectOptions(choice(), 'de');
  await press(person, 'Save: Language');
  await waitFor(() => expect(onChosen).toHaveBeenCalledTimes(1));
  // The page stays where something typed is not to be lost: then it can be asked for again.
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBeNull());
  await person.selectOptions(choice(), '');
  expect(save().getAttribute('aria-disabled')).toBeNull();
  respondWith(PUT, { language: null });
  await press(person, 'Save: Language');
  await waitFor(() => expect(onChosen.mock.calls).toEqual([['de'], ['en']]));
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'));
});

it('stays chosen, and the focus on the button, where it cannot be saved', async () => {
  const onChosen = open();
  rejectWith(PUT, 500, '');
  await person.selectOptions(choice(), 'de');
  await press(person, 'Save: Language');
  await waitFor(() => expect(shownToast()?.description).toBe('The language could not be saved'));
  expect(choice().value).toBe('de');
  expect(document.activeElement).toBe(save());
  expect(onChosen).not.toHaveBeenCalled();
});
