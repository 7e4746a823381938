import { expect, it } from 'vitest';
import { commemorationTime } from './commemoration-time.ts';

it.each([
  [1, null],
  [2, { by: 'clock', time: '15:00', standardTime: false }],
  [3, null],
  [4, null],
  [5, { by: 'sunset', hours: 2, on: 'eve' }],
  [6, { by: 'clock', time: '03:00', standardTime: true }],
  [7, { by: 'clock', time: '12:00', standardTime: false }],
  [8, null],
  [9, null],
  [10, null],
  [11, { by: 'clock', time: '01:00', standardTime: true }],
])('holy day %d is commemorated at %j', (number, time) => {
  expect(commemorationTime(number)).toEqual(time);
});

it('hands out times that cannot be changed', () => {
  const times = [2, 5, 6, 7, 11].map(commemorationTime);
  expect(times.every((time) => time !== null && Object.isFrozen(time))).toBe(true);
});

it.each([0, 12, 1.5, Number.NaN, '1', null, undefined])('refuses %j as a holy day', (number) => {
  expect(() => commemorationTime(number as number)).toThrow('holy day number must be 1 to 11, got');
});
