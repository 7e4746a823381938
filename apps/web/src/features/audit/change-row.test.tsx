import type { AuditEntry } from '@bahai-friends/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../testing/forms.ts';
import { changeWith } from '../../testing/samples.ts';
import { ActivityTable } from './activity-table.tsx';

function rowOf(fields: Partial<AuditEntry>): HTMLElement | undefined {
  render(<ActivityTable entries={[{ source: 'audit', entry: changeWith(fields) }]} />);
  return screen.getAllByRole('row')[1];
}

describe('a change in the table', () => {
  it('has when, who and what', () => {
    const row = rowOf({});
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'When',
      'Who',
      'What',
    ]);
    expect(cellsOf(row).slice(1)).toEqual(['adam', 'Deleted 2 quotes']);
    const time = row?.querySelector('time');
    expect(time?.getAttribute('datetime')).toBe('2026-03-21T12:00:00.000Z');
    expect(time?.textContent).toMatch(/^Mar 21, 2026, \d{1,2}:\d\d\s[AP]M$/);
  });

  it('distinguishes the command line from a user of that name', () => {
    const row = rowOf({ actor: { id: null, name: 'command line' } });
    expect(cellsOf(row)[1]).toBe('Command line');
    expect(row?.querySelector('bdi')).toBeNull();
  });

  it('shows what there was before and what there is now, dates as people write them', () => {
    const fields = [
      { field: 'source', before: 'a', after: 'b' },
      { field: 'displayDate', before: '2026-04-01', after: null },
    ];
    const row = rowOf({ change: { action: 'updated', name: 'Be kind', fields } });
    expect(row?.querySelector('p')?.textContent).toBe('Changed the quote “Be kind”');
    const details = [...(row?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(details).toEqual([
      'Source: “a” →  changed to “b”',
      'Display date: April 1, 2026 →  changed to none',
    ]);
  });

  it('shows what was deleted', () => {
    const values = { platform: 'YouTube', url: 'https://example.org/', order: 3 };
    const row = rowOf({ kind: 'social-link', change: { action: 'deleted', values } });
    expect(cellsOf(row)[2]).toBe(
      'Deleted the social link “YouTube”URL: “https://example.org/”Display order: 3',
    );
  });

  it('shows the beginning of a long text that was deleted, and all of it when asked', async () => {
    const text = `${'word '.repeat(900)}end`;
    const row = rowOf({ change: { action: 'deleted', values: { text, source: 'Somebody' } } });
    expect(cellsOf(row)[2]).toMatch(/word…”Show allSource: “Somebody”$/);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Show all' }));
    expect(cellsOf(row)[2]).toContain(`“${text}”`);
    const button = screen.getByRole('button', { name: 'Show less' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await person.click(button);
    expect(cellsOf(row)[2]).not.toContain('end”');
  });

  it('keeps what people typed apart, whatever its script', () => {
    const row = rowOf({
      actor: { id: 1, name: 'مریم' },
      kind: 'user',
      change: { action: 'role-transferred', from: 'مریم', to: 'adam' },
    });
    const typed = [...(row?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
    expect(typed).toEqual(['مریم', 'مریم', 'adam']);
  });
});
