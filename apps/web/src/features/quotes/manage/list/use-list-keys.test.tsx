import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openManage, rows } from '../../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../../testing/samples.ts';

const quotes = [1, 2, 3].map((id) => storedQuoteWith({ id, text: `Quote ${id}` }));
const box = (id: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select “Quote ${id}”` });
const search = () => screen.getByLabelText<HTMLInputElement>('Search');
const focused = () => document.activeElement;

async function openAt(id: number): Promise<UserEvent> {
  const person = await openManage(quotes);
  box(id).focus();
  return person;
}

describe('the keys of the list', () => {
  it('go from row to row', async () => {
    const person = await openAt(1);
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(box(3));
    await person.keyboard('{ArrowDown}');
    expect(focused()).toBe(box(3));
    await person.keyboard('{ArrowUp}');
    expect(focused()).toBe(box(2));
    await person.keyboard('{End}');
    expect(focused()).toBe(box(3));
    await person.keyboard('{Home}');
    expect(focused()).toBe(box(1));
  });

  it('select a row', async () => {
    const person = await openAt(1);
    await person.keyboard('x{ArrowDown} ');
    expect([box(1).checked, box(2).checked]).toEqual([true, true]);
    await person.keyboard('x');
    expect(box(2).checked).toBe(false);
  });

  it.each(['e', '{Enter}'])('edit the quote of a row: %s', async (key) => {
    const person = await openAt(2);
    await person.keyboard(key);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Quote' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Quote Text').value).toBe('Quote 2');
  });

  it('edit by the place of the key on a keyboard with other letters', async () => {
    await openAt(2);
    fireEvent.keyDown(box(2), { key: 'у', code: 'KeyE' });
    expect(await screen.findByRole('dialog', { name: 'Edit Quote' })).toBeTruthy();
  });

  it('search from anywhere in the panel or on its tab, and go on to the first row', async () => {
    const person = await openAt(2);
    await person.keyboard('/');
    expect(focused()).toBe(search());
    await person.keyboard('{ArrowDown}');
    expect(focused()).toBe(box(1));
    act(() => screen.getByRole('tab', { name: 'Manage Quotes' }).focus());
    await person.keyboard('/');
    expect(focused()).toBe(search());
    expect(search().value).toBe('');
  });

  it('search also while nothing has the focus, and do nothing else then', async () => {
    const person = await openAt(2);
    act(() => box(2).blur());
    expect(focused()).toBe(document.body);
    await person.keyboard('ex?');
    expect([box(2).checked, screen.queryByRole('dialog')]).toEqual([false, null]);
    await person.keyboard('/');
    expect(focused()).toBe(search());
    expect(search().value).toBe('');
  });

  it('are listed in a dialog', async () => {
    const person = await openAt(1);
    await person.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
    await person.keyboard('/x');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(focused()).toBe(box(1));
    expect(box(1).checked).toBe(false);
    await person.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });
});

describe('the keys of the list mean nothing', () => {
  it('while something is typed', async () => {
    const person = await openManage(quotes);
    await person.type(search(), 'e/x?');
    expect(search().value).toBe('e/x?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.selectOptions(screen.getByLabelText('Status'), 'Past');
    await person.keyboard('e');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('with a modifier, or while a character is composed', async () => {
    const person = await openAt(1);
    await person.keyboard('{Control>}ex/{/Control}{Alt>}e{/Alt}{Meta>}x{/Meta}');
    fireEvent.keyDown(box(1), { key: 'e', isComposing: true });
    expect([focused(), box(1).checked, screen.queryByRole('dialog')]).toEqual([
      box(1),
      false,
      null,
    ]);
  });

  it('outside of the panel', async () => {
    const person = await openManage(quotes);
    act(() => screen.getByRole('tab', { name: 'Upload Quotes' }).focus());
    await person.keyboard('/e?');
    expect(focused()).not.toBe(search());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('in a menu of a row, which finds its items by their letters', async () => {
    const person = await openManage(quotes);
    const [row] = rows();
    await person.click(within(row as HTMLElement).getByRole('button', { name: /^Actions/ }));
    await person.keyboard('x{ArrowDown}');
    expect(box(1).checked).toBe(false);
    expect(screen.getByRole('menu').contains(focused())).toBe(true);
  });
});
