import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../forms/button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { Menu, MenuItem } from '../menu.tsx';
import { saveAs } from '../save-as.ts';
import { Pagination } from './pagination.tsx';
import { Table } from './table.tsx';

const person = userEvent.setup({ delay: null });
const button = (name: string) => screen.getByRole('button', { name });

describe('an unavailable button', () => {
  it('does nothing, not even by Enter, but keeps the focus', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" unavailable onClick={onClick}>
          Go
        </Button>
      </form>,
    );
    await person.click(button('Go'));
    await person.keyboard('{Enter}');
    expect([onClick, onSubmit].map(({ mock }) => mock.calls)).toEqual([[], []]);
    expect(button('Go').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Go'));
  });
});

describe('the pagination', () => {
  it('is not rendered for one page', () => {
    render(<Pagination label="Pages" page={1} pageCount={1} onPage={vi.fn()} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    [1, 'true', null],
    [2, null, null],
    [3, null, 'true'],
  ])('on page %d of 3 leads where there is a page', (page, previous, next) => {
    render(<Pagination label="Pages" page={page} pageCount={3} onPage={vi.fn()} />);
    expect(screen.getByText(`Page ${page} of 3`)).toBeTruthy();
    expect(button('Previous').getAttribute('aria-disabled')).toBe(previous);
    expect(button('Next').getAttribute('aria-disabled')).toBe(next);
  });

  it('goes back and forth', async () => {
    const onPage = vi.fn();
    render(<Pagination label="Pages" page={2} pageCount={3} onPage={onPage} />);
    await person.click(button('Previous'));
    await person.click(button('Next'));
    expect(onPage.mock.calls).toEqual([[1], [3]]);
  });
});

describe('a checkbox', () => {
  it.each([
    ['all', true, false],
    ['some', false, true],
    ['none', false, false],
  ] as const)('shows that %s is checked', (checked, isChecked, isIndeterminate) => {
    render(<Checkbox label="All" checked={checked} onChange={vi.fn()} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
    expect([box.checked, box.indeterminate]).toEqual([isChecked, isIndeterminate]);
  });

  it('is toggled by its label, too', async () => {
    const onChange = vi.fn();
    render(<Checkbox label="All" checked="some" labelIsSeen="narrow" onChange={onChange} />);
    await person.click(screen.getByText('All'));
    expect(onChange.mock.calls).toEqual([[true]]);
  });
});

describe('an alert', () => {
  it.each([
    ['alarm', 'alert'],
    ['note', 'status'],
    ['fine', 'status'],
  ] as const)('of the tone %s is read out as %s', (tone, role) => {
    render(
      <Alert tone={tone} title="Result">
        It went well
      </Alert>,
    );
    expect(screen.getByRole(role).textContent).toBe('ResultIt went well');
  });
});

describe('a menu', () => {
  it('is a plain button until it is used, and opens on the first press', async () => {
    render(
      <Menu label="Do" accessibleName="Do something">
        <MenuItem disabled>Nothing</MenuItem>
        <MenuItem>Something</MenuItem>
      </Menu>,
    );
    expect(button('Do something').getAttribute('aria-haspopup')).toBe('menu');
    expect(button('Do something').getAttribute('aria-expanded')).toBe('false');
    await person.click(button('Do something'));
    const entries = screen.getAllByRole('menuitem');
    expect(entries.map((entry) => entry.getAttribute('aria-disabled'))).toEqual(['true', null]);
    await person.click(screen.getByRole('menuitem', { name: 'Something' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('does not open by the secondary button', async () => {
    render(
      <Menu label="Do" accessibleName="Do">
        <MenuItem>Something</MenuItem>
      </Menu>,
    );
    await person.pointer({ keys: '[MouseRight]', target: button('Do') });
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('a table', () => {
  it('can have a control at the head of a column', () => {
    render(
      <Table headings={[{ key: 'all', control: <input type="checkbox" /> }, 'Name']}>{null}</Table>,
    );
    const [first] = screen.getAllByRole('columnheader');
    expect(first?.querySelector('input')).toBeTruthy();
    expect(first?.className).toBe('table-control');
  });
});

describe('saving a file', () => {
  it('has the browser download it under its name', () => {
    vi.useFakeTimers();
    const content = new Blob(['text']);
    const create = vi.fn(() => 'blob:1');
    const revoke = vi.fn();
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} ${this.href}`);
    });
    saveAs(content, 'quotes.csv');
    expect(create.mock.calls).toEqual([[content]]);
    expect(saved).toEqual(['quotes.csv blob:1']);
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke.mock.calls).toEqual([['blob:1']]);
  });
});
