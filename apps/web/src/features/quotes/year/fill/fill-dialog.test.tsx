import type { Quote } from '@bahai-friends/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { callsOf, rejectWith, respondWith } from '../../../../testing/api-server.ts';
import { clickable, dialog, fill, press } from '../../../../testing/forms.ts';
import { renderWithQueries } from '../../../../testing/render.tsx';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { countsByDay } from '../day-counts.ts';
import { FillDialog } from './fill-dialog.tsx';

const SCHEDULE = 'POST /api/quotes/schedule';
const TODAY = '2026-11-22';
const quote = (id: number, displayDate: string | null, text = `Quote ${id}`) =>
  storedQuoteWith({ id, displayDate, text });

function open(...quotes: Quote[]) {
  const onClose = vi.fn();
  renderWithQueries(
    <FillDialog
      quotes={quotes}
      counts={countsByDay(quotes)}
      shown={{ calendar: 'gregorian', year: 2026 }}
      today={TODAY}
      onClose={onClose}
    />,
  );
  return { onClose, person: userEvent.setup({ delay: null }) };
}

const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const summary = () => dialog().getByRole('status').textContent;

describe('filling gaps', () => {
  it('says which years both days may have before anything is wrong', () => {
    open(quote(1, null));
    expect(screen.getAllByText('Year with four digits, 1844 to 2351')).toHaveLength(2);
  });

  it('takes past quotes at first only where no other is left', () => {
    open(quote(1, '2026-01-01'), quote(2, null));
    expect(option(/^1 unscheduled quote$/).checked).toBe(true);
    expect(option(/^1 past quote, which then leaves its past date$/).checked).toBe(false);
  });

  it('offers past quotes where none is unscheduled', () => {
    open(quote(1, '2026-01-01'), quote(2, '2026-01-02'));
    expect(option(/^2 past quotes, which then leave their past date$/).checked).toBe(true);
  });

  it('sends the plan that it shows, and closes', async () => {
    const { person, onClose } = open(quote(1, '2026-01-01'), quote(2, '2026-11-23'));
    expect(summary()).toBe(
      '1 day gets a quote, on November 24, 2026. 37 days of the span stay without a quote.',
    );
    respondWith(SCHEDULE, { scheduled: 1, batch: 7 });
    await press(person, 'Schedule 1 quote');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(callsOf(SCHEDULE).map(({ body }) => JSON.parse(body))).toEqual([
      { assignments: [{ id: 1, displayDate: '2026-11-24' }] },
    ]);
  });

  it('says how many quotes are left, and where every day has one', async () => {
    const { person } = open(quote(1, null), quote(2, null), quote(3, '2026-11-24'));
    await fill(person, { To: '2026-11-23' });
    expect(summary()).toBe(
      '1 day gets a quote, on November 23, 2026. 1 unscheduled quote is left.',
    );
    await fill(person, { To: '2026-11-24', From: '2026-11-24' });
    expect(summary()).toBe('Every day from the first to the last has a quote already.');
    const button = await clickable(dialog().getByRole('button', { name: 'Schedule 0 quotes' }));
    await person.click(button);
    expect(callsOf(SCHEDULE)).toEqual([]);
  });

  it('says which it leaves out', () => {
    open(quote(1, '2026-11-20', 'Be kind'), quote(2, null, 'Be kind'), quote(3, null));
    expect(summary()).toBe(
      '1 day gets a quote, on November 23, 2026. 38 days of the span stay without a quote.1 quote is left out: the same text is scheduled within 30 days.',
    );
  });

  it('lists as many days as a year has, and counts the others', async () => {
    const { person } = open(...Array.from({ length: 400 }, (_, place) => quote(place + 1, null)));
    await fill(person, { To: '2028-12-31' });
    expect(dialog().getAllByRole('row')).toHaveLength(367);
    expect(dialog().getByText('and 34 days more')).toBeDefined();
  });

  it('says when a quote of the plan is gone', async () => {
    const { person, onClose } = open(quote(1, null));
    respondWith('GET /api/quotes', []);
    rejectWith(SCHEDULE, 404, 'There is no quote with the id 1.');
    await press(person, 'Schedule 1 quote');
    expect((await dialog().findByRole('alert')).textContent).toBe(
      'Somebody has changed or deleted quotes of the plan in the meantime. Nothing was scheduled. Please look at the plan again.',
    );
    expect(onClose).not.toHaveBeenCalled();
  });
});
