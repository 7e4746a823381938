import { afterEach, expect, it } from 'vitest';
import { english, speak } from '../../texts/spoken.ts';
import { countryName } from './country-name.ts';

afterEach(() => speak());

it.each([
  ['de', 'Austria', 'Österreich'],
  ['fa', 'Laos', 'لائوس'],
  ['zh-Hans', 'United States', '美国'],
  ['de', 'Utopia', 'Utopia'],
])('in %s, %s is called %s', (locale, name, called) => {
  speak({ ...english, locale });
  expect(countryName(name)).toBe(called);
});

it('is what the API says in English', () => {
  expect(countryName('Austria')).toBe('Austria');
});
