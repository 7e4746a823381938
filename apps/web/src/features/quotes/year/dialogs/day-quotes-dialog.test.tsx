import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { callsOf, rejectWith, respondWith } from '../../../../testing/api-server.ts';
import { press } from '../../../../testing/forms.ts';
import { fillIn } from '../../../../testing/quotes-tab.tsx';
import { renderWithQueries } from '../../../../testing/render.tsx';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { useQuotes } from '../../quotes.queries.ts';
import { DayQuotesDialog } from './day-quotes-dialog.tsx';

const LIST = 'GET /api/quotes';
const quote = storedQuoteWith({ id: 7, displayDate: '2026-03-22', version: 5 });
const day = {
  civilDay: '2026-03-22',
  number: 22,
  weekday: 0,
  name: 'March 22, 2026',
  feast: undefined,
  isInCalendar: true,
};

function Day({ onClose }: { readonly onClose: () => void }) {
  const { data } = useQuotes();
  if (!data) return null;
  return <DayQuotesDialog day={day} holyDays={new Map()} quotes={data} onClose={onClose} />;
}

it('keeps what is typed when the quote was moved to another day meanwhile, until it is left', async () => {
  respondWith(LIST, [quote]);
  const onClose = vi.fn();
  renderWithQueries(<Day onClose={onClose} />);
  const person = userEvent.setup({ delay: null });
  await screen.findByRole('dialog');
  await press(person, 'Edit');
  await fillIn(person, { 'Quote Text': 'Be just' });
  respondWith(LIST, [{ ...quote, displayDate: '2026-03-23', version: 6 }]);
  rejectWith('PUT /api/quotes/{id}', 412, 'This has been changed meanwhile.');
  await press(person, 'Save Changes');
  await screen.findByText('This has been changed meanwhile.');
  await waitFor(() => expect(callsOf(LIST)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(quote.text)).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Quote Text').value).toBe('Be just');
  expect(onClose).not.toHaveBeenCalled();
  await press(person, 'Cancel');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
