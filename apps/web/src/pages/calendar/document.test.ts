import { describe, expect, it } from 'vitest';
import { describePage } from '../../entry-server.tsx';
import { siteWith } from '../../testing/samples.ts';

describe('the address of a year', () => {
  it.each([
    ['/calendar', null],
    ['/calendar/1', 1],
    ['/calendar/183', 183],
    ['/calendar/507', 507],
    ['/calendar/183?print=1', 183],
  ])('is found: %s', (url, year) => {
    expect(describePage(url, siteWith())).toEqual({
      status: 200,
      language: { code: 'en', prefix: '', bare: url.split('?')[0] },
      address: url.split('?')[0],
      page: 'calendar',
      values: { year },
      kind: 'document',
      module: 'src/pages/calendar/calendar.css',
      hasOwnLooks: true,
      // The present year can also be read without a network.
      ...(year === null && { isKept: true }),
    });
  });

  it.each([
    '/calendar/0',
    '/calendar/508',
    '/calendar/1000',
    '/calendar/183/',
    '/calendar/0183',
    '/calendar/abc',
    '/calendar/-1',
    '/calendar/1.5',
    '/calendar/',
    '/calendar/١٨٣',
    '/Calendar',
  ])('is not found: %s', (url) => {
    expect(describePage(url, siteWith()).status).toBe(404);
  });
});
