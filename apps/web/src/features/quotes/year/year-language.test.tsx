import { addDays } from '@bahai-friends/badi-calendar';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { respondWith } from '../../../testing/api-server.ts';
import { openManage } from '../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../testing/samples.ts';

const today = new Date().toISOString().slice(0, 10);
const quotes = [
  storedQuoteWith({ id: 1, displayDate: today, languages: ['fa'] }),
  storedQuoteWith({ id: 2, displayDate: addDays(today, 364), languages: ['fa'] }),
  storedQuoteWith({ id: 3, displayDate: addDays(today, 365), languages: ['fa'] }),
  storedQuoteWith({ id: 4, displayDate: addDays(today, 1), languages: ['de'] }),
];
const dayOf = (civilDay: string) =>
  within(screen.getByRole('grid'))
    .getAllByRole('gridcell')
    .map((cell) => within(cell).getByRole('button'))
    .find(({ dataset }) => dataset.day === civilDay);

beforeEach(() => respondWith('GET /api/holy-days', []));

it('the year marks the days that have a language, and counts those to come', async () => {
  const person = await openManage(quotes, '?view=year');
  const choice = await screen.findByLabelText('Language', { selector: '.year-language *' });
  expect(dayOf(today)?.getAttribute('aria-label')).toMatch(/: 1 quote$/);
  await person.selectOptions(choice, 'Persian');
  expect(dayOf(today)?.getAttribute('aria-label')).toMatch(/: 1 quote, in Persian$/);
  expect(dayOf(today)?.hasAttribute('data-cornered')).toBe(true);
  expect(screen.getByText('2 of the next 365 days in Persian')).toBeTruthy();
  expect(screen.getByText('In Persian')).toBeTruthy();
  await person.selectOptions(choice, 'Any');
  expect(screen.queryByText(/of the next 365 days/)).toBeNull();
});

it('the year offers no language where none is known', async () => {
  await openManage([storedQuoteWith({ displayDate: today })], '?view=year');
  await screen.findByRole('grid');
  expect(screen.queryByLabelText('Language')).toBeNull();
});
