import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Spinner } from '../feedback/spinner.tsx';
import { Cell, Row, Table } from '../tables/table.tsx';
import { Button } from './button.tsx';
import { PasswordInput } from './password-input.tsx';

describe('a button', () => {
  it.each([
    [undefined, 0],
    ['submit' as const, 1],
  ])('of the type %s submits its form %d times', (type, times) => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button {...(type && { type })}>Go</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(onSubmit).toHaveBeenCalledTimes(times);
  });

  it.each(['plain', 'primary', 'danger'] as const)('can look %s', (look) => {
    render(<Button look={look}>Go</Button>);
    expect(screen.getByRole('button').className).toContain(`btn-${look}`);
  });

  it('is plain by default', () => {
    render(<Button className="w-full">Go</Button>);
    expect(screen.getByRole('button').className).toBe('btn btn-plain w-full');
  });
});

function PasswordForm({ onSubmit }: { readonly onSubmit: (password: string) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { password: '' } });
  return (
    <form onSubmit={handleSubmit(({ password }) => onSubmit(password))}>
      <PasswordInput {...register('password')} aria-label="Password" />
    </form>
  );
}

describe('a password', () => {
  it('is hidden until its owner wants to see it, and stays what it is', async () => {
    const person = userEvent.setup({ delay: null });
    const onSubmit = vi.fn();
    render(<PasswordForm onSubmit={onSubmit} />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await person.type(field, 'Abc');
    expect(field.type).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await person.type(field, 'd');
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
    expect(onSubmit).not.toHaveBeenCalled();
    await person.type(field, '{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Abcd']]);
  });
});

describe('a table', () => {
  it('heads its columns, and each value for narrow screens', () => {
    render(
      <Table headings={['Name', 'Role']}>
        <Row>
          <Cell heading="Name">Bob</Cell>
          <Cell heading="Role">Admin</Cell>
        </Row>
      </Table>,
    );
    expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Name',
      'Role',
    ]);
    const [, row] = within(screen.getByRole('table')).getAllByRole('row');
    const cells = row ? within(row).getAllByRole('cell') : [];
    expect(cells.map((cell) => cell.lastElementChild?.textContent)).toEqual(['Bob', 'Admin']);
    const headings = cells.map((cell) => cell.querySelector('[aria-hidden=true]')?.textContent);
    expect(headings).toEqual(['Name', 'Role']);
  });
});

describe('a spinner', () => {
  it('says what is loading', () => {
    render(<Spinner label="Checking authentication..." />);
    expect(screen.getByRole('status').textContent).toBe('Checking authentication...');
  });
});
