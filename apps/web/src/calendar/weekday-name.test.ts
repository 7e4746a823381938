import { afterEach, expect, it } from 'vitest';
import { english, speak } from '../texts/spoken.ts';
import { weekdayName } from './weekday-name.ts';

afterEach(() => speak());

it('begins with Monday, in the language of the page', () => {
  expect([weekdayName(1), weekdayName(7)]).toEqual(['Monday', 'Sunday']);
  speak({ ...english, locale: 'de' });
  expect([weekdayName(1), weekdayName(7)]).toEqual(['Montag', 'Sonntag']);
});
