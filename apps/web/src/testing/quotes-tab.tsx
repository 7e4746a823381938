import type { Quote } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { QuotesTab } from '../features/quotes/quotes-tab.tsx';
import { navigate } from '../navigation/navigation.ts';
import { respondWith } from './api-server.ts';
import { clickable } from './forms.ts';
import { renderWithQueries } from './render.tsx';

function openTab(address: string): UserEvent {
  navigate(address, { replace: true });
  renderWithQueries(<QuotesTab />);
  return userEvent.setup({ delay: null, applyAccept: false });
}

/** Opens the part of the dashboard in which quotes are uploaded and added. */
export const openUpload = (): UserEvent => openTab('/admin#quotes');

/** Opens the part in which quotes are managed, whatever the server responds; `values` are those in the address. */
export const startManaging = (values = ''): UserEvent => openTab(`/admin#quotes/manage${values}`);

/** Opens the part in which quotes are managed, with these quotes. */
export async function openManage(quotes: Quote[], values = ''): Promise<UserEvent> {
  respondWith('GET /api/quotes', quotes);
  const person = startManaging(values);
  await waitFor(() => {
    if (screen.queryByText('Loading quotes')) throw new Error('Still loading');
  });
  return person;
}

/** Opens a dialog of a quote with its menu. */
export async function chooseForQuote(
  person: UserEvent,
  { text }: Quote,
  entry: 'Edit' | 'Delete',
): Promise<void> {
  await person.click(screen.getByRole('button', { name: `Actions for “${text}”` }));
  await person.click(screen.getByRole('menuitem', { name: entry }));
  await clickable(await screen.findByRole(entry === 'Edit' ? 'dialog' : 'alertdialog'));
}

/** The rows of the table, without its head. */
export function rows(): HTMLElement[] {
  const [, body] = within(screen.getByRole('table')).getAllByRole('rowgroup');
  return body ? within(body).queryAllByRole('row') : [];
}

/** The texts of a column, without the headings for narrow screens. */
export const column = (place: number): (string | null | undefined)[] =>
  rows().map((row) => within(row).getAllByRole('cell')[place]?.lastElementChild?.textContent);

/** Replaces the values of the form's fields. */
export async function fillIn(person: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label);
    await person.clear(field);
    if (value === '') continue;
    // A date input accepts no text from the clipboard.
    if (field instanceof HTMLInputElement && field.type === 'date') await person.type(field, value);
    else {
      await person.click(field);
      await person.paste(value);
    }
  }
}
