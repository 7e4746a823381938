import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { stopClock } from '../testing/fake-time.ts';
import { siteWith } from '../testing/samples.ts';
import { SITE_KEY, setSite } from './use-site.ts';

it('is kept for the hours that a window sleeps before its page is hydrated', () => {
  stopClock('2026-12-30T12:00:00Z');
  const queryClient = createQueryClient();
  const site = siteWith({ siteName: 'Friends in Haifa' });
  setSite(queryClient, site);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(queryClient.getQueryData(SITE_KEY)).toEqual(site);
});
