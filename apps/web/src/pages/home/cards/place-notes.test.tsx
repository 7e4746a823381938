import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { respondWith } from '../../../testing/api-server.ts';
import { takeConsoleErrors } from '../../../testing/console-watch.ts';
import { liveIn, passTime, settle, stopClock } from '../../../testing/fake-time.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { holyDayWith } from '../../../testing/samples.ts';
import { DateCard } from './date-card.tsx';
import './place-notes.ts';

const HOUR = 60 * 60_000;
const HAIFA = {
  timeZone: 'Asia/Jerusalem',
  place: { name: 'Haifa' },
  today: '2026-11-22',
  nextDayAt: '2026-11-22T22:00:00.000Z',
  sunsetAt: '2026-11-22T14:37:00.000Z',
};
const notes = () =>
  screen.getByRole('region', { name: "Today's Date" }).querySelectorAll('.place-notes p');
const shown = () => [...notes()].map(({ textContent }) => textContent);

async function open(site: Partial<typeof HAIFA>, date = '2026-11-25'): Promise<void> {
  const holyDays = [holyDayWith({ name: 'Day of the Covenant', date })];
  respondWith('GET /api/holy-days/upcoming', holyDays);
  renderWithQueries(<DateCard holyDays={holyDays} />, { ...HAIFA, ...site });
  // The texts are loaded first.
  await settle();
  await settle();
}

describe('the date card of a community that says where it is', () => {
  afterEach(() => liveIn('UTC'));

  it('says when the sun sets there, and afterwards that it has', async () => {
    liveIn('UTC');
    stopClock('2026-11-22T14:30:30Z');
    await open({});
    expect(shown()).toEqual(['Sunset in Haifa at 16:37: then 1 Qawl begins']);
    await passTime(HOUR / 6);
    expect(shown()).toEqual(['The sun has set in Haifa: 1 Qawl has begun']);
  });

  it('is silent after midnight until yesterday’s sunset is over, where it comes that late', async () => {
    liveIn('UTC');
    stopClock('2026-06-21T08:20:00Z');
    await open({
      timeZone: 'America/Anchorage',
      place: { name: 'Fairbanks' },
      today: '2026-06-21',
      nextDayAt: '2026-06-22T08:00:00.000Z',
      sunsetAt: '2026-06-22T08:47:00.000Z',
    });
    expect(shown()).toEqual([]);
    await passTime(2 * HOUR);
    expect(shown()).toEqual(['Sunset in Fairbanks at 00:47: then 18 Núr begins']);
  });

  it('names no day after the last of the Badí calendar', async () => {
    liveIn('UTC');
    stopClock('2351-03-20T08:00:00Z');
    await open({
      today: '2351-03-20',
      sunsetAt: '2351-03-20T15:50:00.000Z',
      nextDayAt: '2351-03-20T22:00:00.000Z',
    });
    expect(shown()).toEqual([]);
    expect(takeConsoleErrors()).not.toEqual([]);
  });

  it('is silent for visitors whose day is another one', async () => {
    liveIn('Pacific/Kiritimati');
    stopClock('2026-11-22T12:00:00Z');
    await open({});
    expect(shown()).toEqual([]);
  });
});
