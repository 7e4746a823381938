import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import { bodyRows, dialog, fill, press, validationMessages } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { holyDayWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { planYear } from './calendar-year-plan.ts';
import { HolyDaysTab } from './holy-days-tab.tsx';

const LIST = 'GET /api/holy-days';
const ADD = 'POST /api/holy-days/from-calendar';
const YEAR = 'Badí Year (B.E.)';
const WRONG_YEAR = 'Year must be a whole number from 1 to 507';
const ours = holyDayWith({ id: 1, name: 'Our name for it', date: '2026-03-21' });
const whole = (year: number) =>
  planYear(year, []).map(({ name, date }, index) => holyDayWith({ id: 20 + index, name, date }));

async function openDialog(listed = [ours]) {
  respondWith(LIST, listed);
  renderWithQueries(<HolyDaysTab />);
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Add from the calendar' }).disabled,
    ).toBe(false),
  );
  const person = userEvent.setup({ delay: null });
  await press(person, 'Add from the calendar');
  return person;
}

const items = () => dialog().queryAllByRole('listitem');
const summary = () => dialog().queryByRole('status')?.textContent;

describe('adding holy days from the calendar', () => {
  it('shows the eleven of a year, and which of them are there', async () => {
    const person = await openDialog();
    await fill(person, { [YEAR]: '183' });
    expect(items()).toHaveLength(11);
    expect(summary()).toBe('10 will be added, 1 is there already.');
    const [first, second] = items();
    expect(first?.textContent).toBe(
      'Naw-Rúz1 Bahá 183 B.E. · March 21, 2026Listed as Our name for it, March 21, 2026Already there',
    );
    expect(second?.textContent).toBe(
      'First day of Riḍván13 Jalál 183 B.E. · April 21, 2026Will be added',
    );
    expect(callsOf(ADD)).toEqual([]);
  });

  it('follows the year that is typed', async () => {
    const person = await openDialog();
    await fill(person, { [YEAR]: '184' });
    expect(summary()).toBe('11 will be added, 0 are there already.');
    expect(within(items()[0] ?? document.body).getByText(/March 21, 2027/)).toBeTruthy();
  });

  it.each(['', '0', '508', '1.5', '-3', '1e9'])('rejects the year %j', async (year) => {
    const person = await openDialog();
    await person.clear(dialog().getByLabelText(YEAR));
    if (year !== '') await person.paste(year);
    expect(validationMessages()).toEqual([WRONG_YEAR]);
    expect(items()).toEqual([]);
    const confirm = dialog().getByRole<HTMLButtonElement>('button', { name: 'Nothing to Add' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
  });

  it('adds once, shows the result and the new list', async () => {
    const respondToAdd = holdResponse(ADD);
    const person = await openDialog();
    await fill(person, { [YEAR]: '183' });
    await press(person, 'Add 10 Holy Days');
    const busy = await dialog().findByRole<HTMLButtonElement>('button', { name: 'Adding...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    const created = whole(183).slice(1);
    respondWith(LIST, [ours, ...created]);
    const message = '10 holy days of 183 B.E. added; 1 was there already.';
    respondToAdd({ message, created, skipped: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(ADD).map(({ body }) => JSON.parse(body))).toEqual([{ year: 183 }]);
    expect(shownToast()).toEqual({ title: 'Holy Days Added', description: message });
    expect(bodyRows()).toHaveLength(11);
  });

  it('has nothing to add when all are there', async () => {
    const person = await openDialog(whole(183));
    await fill(person, { [YEAR]: '183' });
    expect(summary()).toBe('0 will be added, 11 are there already.');
    await person.keyboard('{Enter}');
    expect(callsOf(ADD)).toEqual([]);
  });

  it('names one in the singular', async () => {
    const person = await openDialog(whole(183).slice(1));
    await fill(person, { [YEAR]: '183' });
    respondWith(ADD, { message: 'Done', created: whole(183).slice(0, 1), skipped: 10 });
    await press(person, 'Add 1 Holy Day');
    await waitFor(() => expect(shownToast()?.title).toBe('Holy Day Added'));
  });

  it('shows the server’s reason for an error, and stays open', async () => {
    rejectWith(ADD, 500, 'Something broke');
    const person = await openDialog();
    await fill(person, { [YEAR]: '183' });
    await press(person, 'Add 10 Holy Days');
    await waitFor(() =>
      expect(shownToast()).toEqual({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to add holy day: Something broke',
      }),
    );
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
