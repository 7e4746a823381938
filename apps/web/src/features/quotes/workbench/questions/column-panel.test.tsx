import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdResponse, respondWith } from '../../../../testing/api-server.ts';
import {
  action,
  openWorkbench,
  PREVIEW,
  previewWith,
  recipesOf,
  rowWith,
  rowWithoutSource,
  shownRows,
  summary,
} from '../../../../testing/workbench.ts';

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

describe('one source for all rows without one', () => {
  it('is written into each of them, and can be changed', async () => {
    const person = await openWorkbench([rowWith(), rowWithoutSource(3), rowWithoutSource(4)]);
    const field = screen.getByLabelText('Source for all rows without one');
    await person.click(action('Fill in'));
    expect(described(field)).toContain('Source is required');
    await person.type(field, 'A friend{Enter}');
    expect(summary()).toContain('3 quotes will be added.');
    await person.clear(field);
    await person.type(field, 'Another{Enter}');
    expect(shownRows().map(([, , source]) => source)).toEqual(['Another', 'Another']);
  });

  it('is open only where most rows have none', async () => {
    await openWorkbench([rowWith(), rowWith({ row: 5 }), rowWithoutSource(3), rowWithoutSource(4)]);
    const panel = screen.getByText('Missing sources (2)').closest('details');
    expect(panel?.open).toBe(false);
  });

  it('is not offered for a single row', async () => {
    await openWorkbench([rowWithoutSource(3)]);
    expect(screen.queryByLabelText('Source for all rows without one')).toBeNull();
  });
});

describe('the columns', () => {
  it('are chosen by their headings and first values', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    const date = screen.getByLabelText<HTMLSelectElement>('Display date');
    expect([...date.options].map(({ text }) => text)).toEqual([
      'Not in the file',
      'A: Passage — “Be kind”',
      'B: Author — “A friend”',
      'C: Day — “03/04/2027”',
    ]);
    expect(date.value).toBe('');
    await person.selectOptions(date, 'C');
    await waitFor(() => expect(recipesOf(PREVIEW)).toHaveLength(2));
    expect(recipesOf(PREVIEW)[1]?.columns).toEqual({ displayDate: 'C' });
  });

  it('are never two of them', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    await person.selectOptions(screen.getByLabelText('Display date'), 'C');
    await waitFor(() => expect(recipesOf(PREVIEW)).toHaveLength(2));
    await waitFor(() => expect(summary()).not.toContain('Reading'));
    await person.selectOptions(screen.getByLabelText('Reference URL'), 'C');
    await waitFor(() => expect(recipesOf(PREVIEW)).toHaveLength(3));
    expect(recipesOf(PREVIEW)[2]?.columns).toEqual({ referenceUrl: 'C' });
  });

  it('may be chosen while others are being read', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    holdResponse(PREVIEW);
    await person.selectOptions(screen.getByLabelText('Display date'), 'C');
    await waitFor(() => expect(recipesOf(PREVIEW)).toHaveLength(2));
    await person.selectOptions(screen.getByLabelText('Reference URL'), 'B');
    await waitFor(() => expect(recipesOf(PREVIEW)).toHaveLength(3));
    expect(recipesOf(PREVIEW)[2]?.columns).toEqual({ displayDate: 'C', referenceUrl: 'B' });
    expect(screen.getByLabelText<HTMLSelectElement>('Display date').value).toBe('C');
  });

  it('may be chosen before the page has shown that the headings are being read', async () => {
    await openWorkbench([rowWithoutSource(2)], { needs: ['columns'], headerRow: 0 });
    holdResponse(PREVIEW);
    // The request is known a moment later than the press, and much later on a busy machine.
    fireEvent.click(action('Row 2 has the headings'));
    fireEvent.change(screen.getByLabelText('Display date'), { target: { value: 'C' } });
    fireEvent.change(screen.getByLabelText('Reference URL'), { target: { value: 'B' } });
    await waitFor(() => expect(recipesOf(PREVIEW).length).toBeGreaterThan(1));
    expect(recipesOf(PREVIEW).at(-1)).toMatchObject({
      headerRow: 2,
      columns: { displayDate: 'C', referenceUrl: 'B' },
    });
  });

  it('have their names in the first row when that is said', async () => {
    const rows = [rowWithoutSource(2), rowWithoutSource(3)];
    const person = await openWorkbench(rows, { needs: ['columns'], headerRow: 0 });
    respondWith(PREVIEW, previewWith([rowWithoutSource(3)], { headerRow: 2 }));
    await person.click(action('Row 2 has the headings'));
    await waitFor(() => expect(recipesOf(PREVIEW)[1]?.headerRow).toBe(2));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change columns'));
    expect(screen.queryByRole('button', { name: /has the headings/ })).toBeNull();
    expect(document.activeElement?.closest('details')?.open).toBe(true);
  });

  it('can be taken as they are when they are asked about', async () => {
    const person = await openWorkbench([rowWithoutSource(3)], { needs: ['columns'] });
    expect(summary()).toContain('First choose which column holds what.');
    await person.click(action('Use these columns'));
    await waitFor(() => expect(recipesOf(PREVIEW)).toHaveLength(2));
    expect(recipesOf(PREVIEW)[1]?.columns).toEqual({
      text: 'A',
      source: 'B',
      displayDate: null,
      referenceUrl: null,
    });
  });
});
