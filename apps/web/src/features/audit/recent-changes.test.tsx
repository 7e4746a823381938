import { screen, within } from '@testing-library/react';
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
import { changeEntryWith, eventEntryWith, userWith } from '../../testing/samples.ts';
import { RecentChanges } from './recent-changes.tsx';

const ACTIVITY = 'GET /api/activity';
const FAILED = 'Failed to load the entries. Please try again.';
const FAILED_OLDER = 'Failed to load older entries. Please try again.';

const users = [userWith({ id: 1, username: 'martha' }), userWith({ id: 2, username: 'adam' })];
const person = userEvent.setup({ delay: null });

const renderChanges = (isShown = true, hasGatherings = false) =>
  renderWithQueries(
    <RecentChanges users={users} hasGatherings={hasGatherings} isShown={isShown} refreshKey={0} />,
  );
const button = (name: string) => screen.getByRole('button', { name });
const several = (id: number, count: number) =>
  changeEntryWith({ id, change: { action: 'deleted-several', count } });

/** The description in each row. */
function shownChanges(): (string | undefined)[] {
  const [, body] = within(screen.getByRole('table')).getAllByRole('rowgroup');
  const rows = body ? within(body).getAllByRole('row') : [];
  return rows.map((row) => cellsOf(row)[2]);
}

describe('recent changes', () => {
  it('are loading', () => {
    holdResponse(ACTIVITY);
    renderChanges();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Recent Changes');
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Loading entries');
    expect(status.querySelectorAll('[data-slot=skeleton]')).toHaveLength(3);
  });

  it('are none yet', async () => {
    respondWith(ACTIVITY, { entries: [], next: null });
    renderChanges();
    expect(await screen.findByText('No entries yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('cannot be loaded, until they can', async () => {
    rejectWith(ACTIVITY, 500, 'Something broke');
    renderChanges();
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    expect(screen.queryByRole('status')).toBeNull();
    respondWith(ACTIVITY, { entries: [changeEntryWith()], next: null });
    await person.click(button('Retry'));
    expect(await screen.findByText('1 entry')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not read while nobody looks', () => {
    renderChanges(false);
    expect(callsOf(ACTIVITY)).toEqual([]);
  });

  it('are listed with logins and failures, the older ones when they are asked for', async () => {
    // Ids of changes and of events are counted apart.
    const failure = eventEntryWith({ id: 9, event: 'login failed', count: 3 });
    respondWith(ACTIVITY, { entries: [several(9, 9), failure], next: '8_1774094400000-4' });
    renderChanges();
    expect(await screen.findByText('The latest 2 entries')).toBeTruthy();
    const respondToOlder = holdResponse(ACTIVITY);
    await person.click(button('Show older'));
    expect(button('Loading...').getAttribute('aria-disabled')).toBe('true');
    respondToOlder({ entries: [several(8, 8), eventEntryWith({ id: 4 })], next: null });
    const summary = await screen.findByText('4 entries');
    expect(shownChanges()).toEqual([
      'Deleted 9 quotes',
      'Failed to log in, 3 times within an hourFrom 203.0.113.0/24',
      'Deleted 8 quotes',
      'Logged inFrom 203.0.113.0/24',
    ]);
    expect(callsOf(ACTIVITY).map(({ path }) => path)).toEqual([
      '/api/activity',
      '/api/activity?before=8_1774094400000-4',
    ]);
    // The button is gone, and its focus moves here.
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(summary);
  });

  it('stay when older ones cannot be loaded', async () => {
    respondWith(ACTIVITY, { entries: [several(9, 9)], next: '5_' });
    renderChanges();
    await screen.findByRole('table');
    rejectWith(ACTIVITY, 500, 'Something broke');
    await person.click(button('Show older'));
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED_OLDER);
    expect(shownChanges()).toEqual(['Deleted 9 quotes']);
    respondWith(ACTIVITY, { entries: [several(5, 5)], next: null });
    await person.click(button('Retry'));
    await screen.findByText('2 entries');
    expect(shownChanges()).toEqual(['Deleted 9 quotes', 'Deleted 5 quotes']);
  });
});

describe('the filters of recent changes', () => {
  const choose = (label: string, option: string) =>
    person.selectOptions(screen.getByLabelText(label), option);

  it('offer everything, all kinds of things, and everybody', async () => {
    respondWith(ACTIVITY, { entries: [], next: null });
    renderChanges();
    await screen.findByText('No entries yet');
    const optionsOf = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(optionsOf('Show')).toEqual([
      'All',
      'Changes',
      'Quotes',
      'Social Links',
      'Holy Days',
      'Users',
      'Settings',
      'Logins and Security',
    ]);
    expect(optionsOf('Who')).toEqual(['All', 'martha', 'adam', 'Command line']);
  });

  it('offer gatherings where the community has switched them on', async () => {
    respondWith(ACTIVITY, { entries: [], next: null });
    renderChanges(true, true);
    await choose('Show', 'Gatherings');
    expect(await screen.findByText('No changes match the filters')).toBeTruthy();
    expect(callsOf(ACTIVITY).at(-1)?.path).toBe('/api/activity?show=gathering');
  });

  it('narrow the list down, together', async () => {
    respond(ACTIVITY, ({ url }) =>
      Response.json({ entries: url.includes('?') ? [] : [several(9, 9)], next: null }),
    );
    renderChanges();
    await screen.findByText('1 entry');
    const expectChosen = async (
      [label, option]: [string, string],
      query: string,
      summary: string,
    ) => {
      await choose(label, option);
      expect(await screen.findByText(summary)).toBeTruthy();
      expect(callsOf(ACTIVITY).at(-1)?.path).toBe(`/api/activity${query}`);
    };
    await expectChosen(['Show', 'Changes'], '?show=changes', 'No changes yet');
    await expectChosen(['Show', 'Holy Days'], '?show=holy-day', 'No changes match the filters');
    await expectChosen(['Show', 'Logins and Security'], '?show=security', 'No security events yet');
    await expectChosen(
      ['Who', 'adam'],
      '?show=security&actor=2',
      'No security events match the filters',
    );
    await expectChosen(['Show', 'All'], '?actor=2', 'No entries match the filters');
    await expectChosen(
      ['Who', 'Command line'],
      '?actor=command-line',
      'No entries match the filters',
    );
    await expectChosen(['Who', 'All'], '', '1 entry');
  });

  it('never show entries under the name of others while they load', async () => {
    respondWith(ACTIVITY, { entries: [several(9, 9), eventEntryWith()], next: null });
    renderChanges();
    await screen.findByText('2 entries');
    const respondToChanges = holdResponse(ACTIVITY);
    await choose('Show', 'Changes');
    expect(screen.getByRole('status').textContent).toBe('Loading changes');
    expect(screen.queryByRole('table')).toBeNull();
    respondToChanges({ entries: [several(9, 9)], next: null });
    await screen.findByText('1 change');
    // A narrower choice has the same name, so the list stays until the new one is loaded.
    const respondToQuotes = holdResponse(ACTIVITY);
    await choose('Show', 'Quotes');
    expect(screen.getByRole('status').textContent).toBe('1 change');
    respondToQuotes({ entries: [several(9, 9), several(8, 8)], next: null });
    expect(await screen.findByText('2 changes')).toBeTruthy();
  });

  it('leave logins and refusals, which may not be loaded at once', async () => {
    const entries = [
      eventEntryWith({ id: 3 }),
      eventEntryWith({ id: 2, event: 'login failed', username: null, count: 1200 }),
      eventEntryWith({ id: 1, event: 'throttled', username: null, network: null, count: 2 }),
    ];
    respondWith(ACTIVITY, { entries: [], next: null });
    renderChanges();
    await screen.findByText('No entries yet');
    rejectWith(ACTIVITY, 500, 'Something broke');
    await choose('Show', 'Logins and Security');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to load the security events. Please try again.',
    );
    respondWith(ACTIVITY, { entries, next: null });
    await person.click(button('Retry'));
    expect(await screen.findByText('3 security events')).toBeTruthy();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => cellsOf(row).slice(1))).toEqual([
      ['adam', 'Logged inFrom 203.0.113.0/24'],
      ['Unknown', 'Failed to log in, 1,200 times within an hourFrom 203.0.113.0/24'],
      [
        'Several',
        'Was told to wait after too many attempts, 2 times within an hourFrom many networks',
      ],
    ]);
  });
});

describe('a page of recent changes that has another shape', () => {
  it.each([
    ['an entry of no known source', [{ ...changeEntryWith(), source: 'journal' }]],
    ['a change in the place of an event', [{ ...changeEntryWith(), source: 'security' }]],
    ['an event in the place of a change', [{ ...eventEntryWith(), source: 'audit' }]],
  ])('with %s, is not shown', async (_, entries) => {
    respond(ACTIVITY, () => Response.json({ entries, next: null }));
    renderChanges();
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
  });
});
