import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { respondWith } from '../../../testing/api-server.ts';
import { liveIn, settle, stopClock } from '../../../testing/fake-time.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { holyDayWith } from '../../../testing/samples.ts';
import { DateCard } from './date-card.tsx';
import { WelcomeCard } from './welcome-card.tsx';

const HOLY_DAYS = [holyDayWith({ name: 'Day of the Covenant', date: '2026-11-23' })];

async function open(today: string): Promise<void> {
  respondWith('GET /api/holy-days/upcoming', HOLY_DAYS);
  stopClock(`${today}T12:00:00Z`);
  renderWithQueries(
    <>
      <WelcomeCard holyDays={HOLY_DAYS} />
      <DateCard holyDays={HOLY_DAYS} />
    </>,
    { today },
  );
  await settle();
}

const said = (selector: string) => document.querySelector(selector)?.textContent;
const isElsewhere = () => document.documentElement.hasAttribute('data-elsewhere');

describe('what the community’s day is', () => {
  afterEach(() => {
    liveIn('UTC');
    document.documentElement.removeAttribute('data-elsewhere');
  });

  it('is said in the date card without a place, but a holy day once, in the head of the page', async () => {
    await open('2026-11-23');
    expect(said('.day-name')).toBe('Day of the Covenant');
    expect(said('.date-card .day-is')).toBe('Feast of Qawl ');
    expect(isElsewhere()).toBe(false);
  });

  it.each([
    ['2026-11-04', 'Feast of Qudrat'],
    ['2026-02-27', 'Ayyám-i-Há, day 3 of 5'],
    ['2026-03-06', 'The Fast, day 5 of 19'],
  ])('does not fill the head on %s: %s', async (today, character) => {
    await open(today);
    expect(said('.day-name')).toBeUndefined();
    expect(said('.day-is')).toBe(`${character} `);
  });

  it('is nothing on an ordinary day', async () => {
    await open('2026-11-10');
    expect(said('.day-is')).toBeUndefined();
    expect(said('.day-elsewhere')).toBeUndefined();
  });

  it('is a sentence to visitors whose day is another one', async () => {
    liveIn('Pacific/Kiritimati');
    await open('2026-11-23');
    expect(isElsewhere()).toBe(true);
    expect(said('.day-elsewhere')).toBe(
      'In the community it is November 23, 2026: Day of the Covenant\u00a0·\u00a0Feast of Qawl',
    );
  });

  it('leads to the calendar', async () => {
    await open('2026-11-10');
    expect(screen.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toBe('/calendar');
  });
});
