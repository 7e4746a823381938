import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterBar } from './filter-bar.tsx';
import { countFolded, NO_FILTERS, type QuoteFilters } from './quote-filters.ts';

function Filters({ initial }: { readonly initial: Partial<QuoteFilters> }) {
  const [filters, setFilters] = useState<QuoteFilters>({ ...NO_FILTERS, ...initial });
  return <FilterBar filters={filters} onChange={setFilters} uploads={[]} />;
}

function open(initial: Partial<QuoteFilters> = {}) {
  render(<Filters initial={initial} />);
  return userEvent.setup({ delay: null });
}

const fold = () => screen.queryByRole('button', { name: /^Filters/ });
const isShown = (name: string) => screen.queryByRole('combobox', { name }) !== null;

it('stands open where there is room', () => {
  open({ status: 'past' });
  expect(fold()).toBeNull();
  expect(isShown('Status')).toBe(true);
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toBeTruthy();
});

describe('on a phone', () => {
  beforeEach(() => {
    const query = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', () => query);
  });

  it('is folded but for the search, and says how many filters are set', async () => {
    const person = open({ status: 'past', from: '2026-03-21' });
    expect(fold()?.textContent).toBe('Filters (2 set)2');
    expect(screen.getByLabelText('Search')).toBeTruthy();
    expect([isShown('Status'), screen.queryByRole('button', { name: 'Clear Filters' })]).toEqual([
      false,
      null,
    ]);
    await person.click(screen.getByRole('button', { name: /^Filters/, expanded: false }));
    expect(isShown('Status')).toBe(true);
    await person.selectOptions(screen.getByLabelText('Status'), 'all');
    expect(fold()?.textContent).toBe('Filters (1 set)1');
    await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(fold()?.textContent).toBe('Filters');
    expect(isShown('Status')).toBe(true);
  });
});

it.each([
  [{}, 0],
  [{ search: 'kind' }, 0],
  [{ status: 'past', search: 'kind' }, 1],
  [{ from: '2026-03-21', to: '2026-03-22', upload: 3 }, 3],
] as const)('counts of %o %i', (filters, count) => {
  expect(countFolded({ ...NO_FILTERS, ...filters })).toBe(count);
});
