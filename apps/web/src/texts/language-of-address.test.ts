// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addressIn, languageOfAddress } from './language-of-address.ts';

const english = { language: 'en' } as const;

describe('the language of an address', () => {
  it.each([
    ['/', 'en', '', '/'],
    ['/es', 'es', '/es', '/'],
    ['/es?a=b', 'es', '/es', '/?a=b'],
    ['/es/calendar/183', 'es', '/es', '/calendar/183'],
    ['/fa/quotes?before=2026-11-01', 'fa', '/fa', '/quotes?before=2026-11-01'],
    ['/en/contact', 'en', '/en', '/contact'],
    ['/es/', 'es', '/es', '//'],
    ['/es//evil.example', 'es', '/es', '//evil.example'],
    ['/esperanto', 'en', '', '/esperanto'],
    ['/it', 'en', '', '/it'],
    ['/ES', 'en', '', '/ES'],
    ['/calendar/es', 'en', '', '/calendar/es'],
  ] as const)('of %s is %s', (url, language, prefix, bare) => {
    expect(languageOfAddress(url, english)).toEqual({ language, prefix, bare });
  });

  it('is the community’s where the address begins with none', () => {
    expect(languageOfAddress('/contact', { language: 'fa' }).language).toBe('fa');
  });
});

describe('the address of a page in a language', () => {
  it('is bare in the community’s own, and begins with any other', () => {
    expect(addressIn('en', '/calendar', english)).toBe('/calendar');
    expect(addressIn('es', '/calendar', english)).toBe('/es/calendar');
    expect(addressIn('es', '/', english)).toBe('/es');
    expect(addressIn('en', '/', { language: 'es' })).toBe('/en');
    expect(addressIn('es', '/', { language: 'es' })).toBe('/');
  });
});
