import { afterEach, expect, it } from 'vitest';
import { english, speak } from '../../texts/spoken.ts';
import { countryName } from './country-name.ts';

afterEach(() => speak());

it.each([
  ['de', 'Austria', 'AT', 'Österreich'],
  ['fa', 'Laos', 'LA', 'لائوس'],
  ['zh-Hans', 'United States', 'US', '美国'],
])('in %s, %s is called by its code %s', (locale, country, countryCode, called) => {
  speak({ ...english, locale });
  expect(countryName({ country, countryCode })).toBe(called);
});

it('is what the API says in English', () => {
  expect(countryName({ country: 'Austria', countryCode: 'AT' })).toBe('Austria');
});
