import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

/** A page with a button that opens a dialog. */
function Page({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

async function openForm(isUnsaved = false) {
  const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <Page>
      {(close) => (
        <Dialog title="Rename" description="Somebody" onClose={close} isUnsaved={isUnsaved}>
          <input aria-label="Name" />
          <button type="button">Save</button>
        </Dialog>
      )}
    </Page>,
  );
  await person.click(screen.getByRole('button', { name: 'Open' }));
  return person;
}

describe('a dialog', () => {
  it('is named by its title and described by its description', async () => {
    await openForm();
    const dialog = screen.getByRole('dialog', { name: 'Rename' });
    const description = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toBe('Somebody');
  });

  it('hides the rest of the page from whoever does not see it', async () => {
    await openForm();
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  });

  it('takes the focus and keeps it', async () => {
    const person = await openForm();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await person.tab();
    await person.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('closes with Escape and returns the focus', async () => {
    const person = await openForm();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('asks when something is not saved, and goes on when the visitor stays', async () => {
    const person = await openForm(true);
    await person.keyboard('Bob{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question.textContent).toContain('What you typed is not saved.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
    await person.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Bob');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('takes a second Escape for staying', async () => {
    const person = await openForm(true);
    await person.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('closes when the visitor leaves, and returns the focus', async () => {
    const person = await openForm(true);
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })),
    );
  });

  it('keeps the typed text when the page beside it is clicked', async () => {
    const person = await openForm();
    await person.keyboard('Bob');
    // The body has no pointer events while a dialog is open: a browser sends the click to the root element.
    await person.click(document.documentElement);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Bob');
  });
});

describe('a confirmation dialog', () => {
  const ask = (props: { busy?: boolean; danger?: boolean } = {}) => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    render(
      <ConfirmDialog
        title="Delete"
        description="For good?"
        confirmLabel="Yes"
        busy={false}
        onConfirm={onConfirm}
        onClose={onClose}
        {...props}
      />,
    );
    return { onConfirm, onClose };
  };
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('is an alert dialog, and has the focus on Cancel', () => {
    ask();
    expect(screen.getByRole('alertdialog', { name: 'Delete' }).textContent).toContain('For good?');
    expect(document.activeElement).toBe(button('Cancel'));
  });

  it.each([
    ['Yes', [1, 0]],
    ['Cancel', [0, 1]],
  ])('passes on the answer %s', async (name, expected) => {
    const { onConfirm, onClose } = ask();
    await userEvent.click(button(name));
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual(expected);
  });

  it('cannot be confirmed again while it is pending', () => {
    ask({ busy: true });
    expect(button('Yes').getAttribute('aria-disabled')).toBe('true');
  });

  it('is styled as dangerous only where it is marked so', () => {
    ask({ danger: true });
    expect(button('Yes').className).toContain('btn-danger');
  });
});
