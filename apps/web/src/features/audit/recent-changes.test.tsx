import type { SecurityEventEntry } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../testing/api-server.ts';
import { cellsOf } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { changeWith, userWith } from '../../testing/samples.ts';
import { RecentChanges } from './recent-changes.tsx';

const AUDIT = 'GET /api/audit';
const EVENTS = 'GET /api/security-events';
const FAILED = 'Failed to load the changes. Please try again.';
const FAILED_OLDER = 'Failed to load older changes. Please try again.';

const users = [userWith({ id: 1, username: 'martha' }), userWith({ id: 2, username: 'adam' })];
const person = userEvent.setup({ delay: null });

const renderChanges = (isShown = true) =>
  renderWithQueries(<RecentChanges users={users} isShown={isShown} refreshKey={0} />);
const button = (name: string) => screen.getByRole('button', { name });
const several = (id: number, count: number) =>
  changeWith({ id, change: { action: 'deleted-several', count } });

/** What each row says was done. */
function shownChanges(): (string | undefined)[] {
  const [, body] = within(screen.getByRole('table')).getAllByRole('rowgroup');
  const rows = body ? within(body).getAllByRole('row') : [];
  return rows.map((row) => cellsOf(row)[2]);
}

describe('recent changes', () => {
  it('are loading', () => {
    holdResponse(AUDIT);
    renderChanges();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Recent Changes');
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Loading changes');
    expect(status.querySelectorAll('[data-slot=skeleton]')).toHaveLength(3);
  });

  it('are none yet', async () => {
    respondWith(AUDIT, { entries: [], next: null });
    renderChanges();
    expect(await screen.findByText('No changes yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('cannot be loaded, until they can', async () => {
    rejectWith(AUDIT, 500, 'Something broke');
    renderChanges();
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    expect(screen.queryByRole('status')).toBeNull();
    respondWith(AUDIT, { entries: [changeWith()], next: null });
    await person.click(button('Retry'));
    expect(await screen.findByText('1 change')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not read while nobody looks', () => {
    renderChanges(false);
    expect(callsOf(AUDIT)).toEqual([]);
  });

  it('are listed, the older ones when they are asked for', async () => {
    respondWith(AUDIT, { entries: [several(9, 9), several(8, 8)], next: 8 });
    renderChanges();
    expect(await screen.findByText('The latest 2 changes')).toBeTruthy();
    const respondToOlder = holdResponse(AUDIT);
    await person.click(button('Show older'));
    expect(button('Loading...').getAttribute('aria-disabled')).toBe('true');
    respondToOlder({ entries: [several(5, 5)], next: null });
    const summary = await screen.findByText('3 changes');
    expect(shownChanges()).toEqual(['Deleted 9 quotes', 'Deleted 8 quotes', 'Deleted 5 quotes']);
    expect(callsOf(AUDIT).map(({ path }) => path)).toEqual(['/api/audit', '/api/audit?before=8']);
    // The button is gone; whoever pressed it goes on from here.
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(summary);
  });

  it('stay when older ones cannot be loaded', async () => {
    respondWith(AUDIT, { entries: [several(9, 9)], next: 9 });
    renderChanges();
    await screen.findByRole('table');
    rejectWith(AUDIT, 500, 'Something broke');
    await person.click(button('Show older'));
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED_OLDER);
    expect(shownChanges()).toEqual(['Deleted 9 quotes']);
    respondWith(AUDIT, { entries: [several(5, 5)], next: null });
    await person.click(button('Retry'));
    await screen.findByText('2 changes');
    expect(shownChanges()).toEqual(['Deleted 9 quotes', 'Deleted 5 quotes']);
  });
});

describe('the filters of recent changes', () => {
  it('offer all kinds of things, and everybody', async () => {
    respondWith(AUDIT, { entries: [], next: null });
    renderChanges();
    await screen.findByText('No changes yet');
    const optionsOf = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(optionsOf('Changes of')).toEqual([
      'All',
      'Quotes',
      'Social Links',
      'Holy Days',
      'Users',
      'Settings',
      'Logins and Security',
    ]);
    expect(optionsOf('Changed by')).toEqual(['All', 'martha', 'adam', 'Command line']);
  });

  it('narrow the list down, together', async () => {
    respond(AUDIT, ({ url }) =>
      Response.json(
        url.includes('?') ? { entries: [], next: null } : { entries: [several(9, 9)], next: null },
      ),
    );
    renderChanges();
    await screen.findByText('1 change');
    const choose = async (label: string, option: string, query: string) => {
      await person.selectOptions(screen.getByLabelText(label), option);
      await waitFor(() => expect(callsOf(AUDIT).at(-1)?.path).toBe(`/api/audit${query}`));
    };
    await choose('Changes of', 'Holy Days', '?kind=holy-day');
    expect(await screen.findByText('No changes match the filters')).toBeTruthy();
    await choose('Changed by', 'adam', '?kind=holy-day&actor=2');
    await choose('Changes of', 'All', '?actor=2');
    await choose('Changed by', 'Command line', '?actor=command-line');
    await choose('Changed by', 'All', '');
    expect(await screen.findByText('1 change')).toBeTruthy();
  });
});

describe('logins and security', () => {
  const eventWith = (fields: Partial<SecurityEventEntry>): SecurityEventEntry => ({
    id: 1,
    event: 'login',
    username: 'adam',
    network: '203.0.113.0/24',
    count: 1,
    firstAt: '2026-03-21T12:00:00.000Z',
    lastAt: '2026-03-21T12:30:00.000Z',
    ...fields,
  });
  const choose = (option: string) =>
    person.selectOptions(screen.getByLabelText('Changes of'), option);

  it('are listed in the place of changes when they are asked for', async () => {
    respondWith(AUDIT, { entries: [several(9, 9)], next: null });
    respondWith(EVENTS, {
      entries: [
        eventWith({ id: 3 }),
        eventWith({ id: 2, event: 'login failed', username: null, count: 1200 }),
        eventWith({ id: 1, event: 'throttled', username: null, network: null, count: 2 }),
      ],
      next: null,
    });
    renderChanges();
    await screen.findByText('1 change');
    expect(callsOf(EVENTS)).toEqual([]);
    await choose('Logins and Security');
    expect(await screen.findByText('3 security events')).toBeTruthy();
    expect(screen.queryByLabelText('Changed by')).toBeNull();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => cellsOf(row).slice(1))).toEqual([
      ['adam', 'Logged inFrom 203.0.113.0/24'],
      ['Unknown', 'Failed to log in, 1,200 times within an hourFrom 203.0.113.0/24'],
      [
        'Several',
        'Was told to wait after too many attempts, 2 times within an hourFrom many networks',
      ],
    ]);
    await choose('All');
    expect(await screen.findByText('1 change')).toBeTruthy();
    expect(screen.getByLabelText('Changed by')).toBeTruthy();
  });

  it('are none yet, or cannot be loaded until they can', async () => {
    respondWith(AUDIT, { entries: [], next: null });
    rejectWith(EVENTS, 500, 'Something broke');
    renderChanges();
    await screen.findByText('No changes yet');
    await choose('Logins and Security');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to load the security events. Please try again.',
    );
    respondWith(EVENTS, { entries: [], next: null });
    await person.click(button('Retry'));
    expect(await screen.findByText('No security events yet')).toBeTruthy();
  });
});
