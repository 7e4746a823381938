import type { Occurrence } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../../navigation/navigation.ts';
import { callsOf, endOfCalls, rejectWith, respondWith } from '../../../testing/api-server.ts';
import { dialog, press } from '../../../testing/forms.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { gatheringWith, holyDayWith, occurrenceWith } from '../../../testing/samples.ts';
import { GatheringsTab } from '../gatherings-tab.tsx';

const DAYS = 'GET /api/gatherings/occurrences';
const DAY = 'PUT /api/gatherings/{id}/occurrences/{day}';
const person = userEvent.setup({ delay: null });

const of = (gathering: number, fields: Partial<Occurrence>) => ({
  gathering,
  ...occurrenceWith(fields),
});

function openYear(...days: ReturnType<typeof of>[]) {
  openYearAt(2026, days);
}

function openYearAt(year: number, days: ReturnType<typeof of>[] = []) {
  navigate(`/admin#gatherings/year?year=${year}`, { replace: true });
  respondWith('GET /api/gatherings', [gatheringWith(), gatheringWith({ id: 2, title: 'Tea' })]);
  respondWith('GET /api/holy-days', [holyDayWith()]);
  respondWith('GET /api/batches', []);
  respondWith(DAYS, days);
  renderWithQueries(<GatheringsTab isOpen />);
}

const day = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

describe('the year of gatherings', () => {
  it('says of each day what it is and how many there are, those called off left out', async () => {
    openYear(
      of(1, { day: '2026-03-21' }),
      of(2, { day: '2026-03-21' }),
      of(1, { day: '2026-03-24', cancelled: true }),
      of(1, { day: '2026-03-31', moved: '2026-04-02' }),
    );
    // Holy days and gatherings are fetched separately: the label grows as they arrive.
    await screen.findByRole('button', {
      name: 'March 21, 2026, 1 Bahá 183, Naw-Rúz, Feast of Bahá: 2 gatherings',
    });
    expect((await day('March 24, 2026')).getAttribute('aria-label')).toMatch(/: no gathering$/);
    expect((await day('March 31, 2026')).getAttribute('aria-label')).toMatch(/: no gathering$/);
    expect((await day('April 2, 2026')).getAttribute('aria-label')).toMatch(/: 1 gathering$/);
    expect(callsOf(DAYS).map(({ path }) => path)).toContain(
      '/api/gatherings/occurrences?from=2026-01-01&to=2026-12-31',
    );
  });

  it('asks for the days that the calendar has, in its last year too', async () => {
    openYearAt(2351);
    await screen.findByRole('heading', { name: '2351' });
    await waitFor(() =>
      expect(callsOf(DAYS).at(-1)?.path).toMatch(/from=2351-01-01&to=2351-0\d-\d\d$/),
    );
  });

  it('adds one on a day without any', async () => {
    openYear();
    await person.click(await day('March 22, 2026'));
    expect(dialog().getByLabelText<HTMLInputElement>('First day').value).toBe('2026-03-22');
    expect(screen.getByRole('dialog', { name: 'Add gathering' })).toBeTruthy();
  });

  it('has what there is on a day called off, and goes on with the next', async () => {
    openYear(of(1, { day: '2026-03-24' }), of(2, { day: '2026-03-24' }));
    await person.click(await day('March 24, 2026'));
    const names = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(names()).toHaveLength(2);
    const off = of(1, { day: '2026-03-24', cancelled: true });
    respondWith(DAY, occurrenceWith({ cancelled: true }));
    respondWith(DAYS, [off, of(2, { day: '2026-03-24' })]);
    await press(person, 'Call off: Prayers, March 24, 2026');
    await waitFor(() => expect(names()[0]).toContain('Cancelled'));
    respondWith(DAYS, []);
    respondWith(DAY, occurrenceWith({ moved: '2027-01-01' }));
    await press(person, 'Change: Tea, March 24, 2026');
    await press(person, 'Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the days could not be loaded, and tries again', async () => {
    openYear();
    rejectWith(DAYS, 500, 'Something broke');
    await screen.findByRole('alert');
    respondWith(DAYS, []);
    await press(person, 'Retry');
    expect(await day('March 21, 2026')).toBeTruthy();
  });

  it('keeps the days that are there when they cannot be loaded again', async () => {
    openYear(of(1, { day: '2026-03-24' }));
    await person.click(await day('March 24, 2026'));
    respondWith(DAY, occurrenceWith({ cancelled: true }));
    rejectWith(DAYS, 500, 'Something broke');
    const before = callsOf(DAYS).length;
    await press(person, 'Call off: Prayers, March 24, 2026');
    await waitFor(() => expect(callsOf(DAYS).length).toBeGreaterThan(before));
    await endOfCalls();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('grid', { hidden: true })).toHaveLength(1);
  });

  it('says that holy days are not marked where they could not be loaded', async () => {
    openYear();
    rejectWith('GET /api/holy-days', 500, 'Something broke');
    expect(
      await screen.findByText('Holy days could not be loaded and are not marked.'),
    ).toBeTruthy();
    expect(await day('March 21, 2026')).toBeTruthy();
  });

  it('takes the focus to today once, and leaves it where it goes then', async () => {
    openYearAt(2027);
    await screen.findByRole('grid');
    await press(person, 'Today');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-current')).toBe('date'));
    const choice = screen.getByRole('button', { name: 'Badí' });
    await person.click(choice);
    await screen.findByRole('heading', { name: /B\.E\.$/ });
    await screen.findByRole('grid');
    expect(document.activeElement).toBe(choice);
  });
});
