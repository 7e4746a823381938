import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { isHolyDayList } from './response-shape.ts';

/** The key of the home page's upcoming holy days begins with it, so each change refreshes them. */
export const HOLY_DAYS_KEY = ['holy-days'];

/** All holy days by date. */
export const holyDaysQuery = queryOptions({
  queryKey: [...HOLY_DAYS_KEY, 'all'],
  queryFn: ({ signal }) => request('GET /api/holy-days', { signal, isValid: isHolyDayList }),
});
