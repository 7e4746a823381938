import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

type Scope = Pick<typeof screen, 'getByLabelText'>;

/** The open dialog. */
export const dialog = (role: 'dialog' | 'alertdialog' = 'dialog') => within(screen.getByRole(role));

/** Pastes values into fields, by default of the open dialog, in place of their old values. */
export async function fill(
  person: UserEvent,
  values: Record<string, string>,
  scope: () => Scope = dialog,
): Promise<void> {
  // A dialog that a menu opens appears once the menu has closed.
  await waitFor(scope);
  for (const [label, value] of Object.entries(values)) {
    const field = scope().getByLabelText(label);
    await person.clear(field);
    await person.paste(value);
  }
}

/** Waits until an element can be clicked: a dialog takes clicks only a moment after it has appeared. */
export const clickable = (element: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    expect(getComputedStyle(element).pointerEvents).not.toBe('none');
    return element;
  });

export async function press(person: UserEvent, name: string): Promise<void> {
  await person.click(await clickable(screen.getByRole('button', { name })));
}

/** Chooses an item of the menu that a button opens. */
export async function choose(person: UserEvent, menu: string, item: string): Promise<void> {
  await press(person, menu);
  await person.click(await screen.findByRole('menuitem', { name: item }));
}

/** The validation messages on the page. */
export const validationMessages = () =>
  screen
    .queryAllByRole('alert')
    .flatMap((list) => [...list.children].map(({ textContent }) => textContent));

/** The values of a row, without the headings that stand beside them on narrow screens. */
export const cellsOf = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent?.trim())
    : [];

/** The rows of the table without its headings. */
export const bodyRows = () => screen.getAllByRole('row').slice(1);
