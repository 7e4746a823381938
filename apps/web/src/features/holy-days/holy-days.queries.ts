import type { CalendarYear, HolyDay, NewHolyDay, ResponseBody } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/holy-days';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../api/client.ts';
import { HOLY_DAYS_KEY, holyDaysQuery } from '../../api/holy-days-query.ts';
import { ifMatch } from '../../api/if-match.ts';
import { isUnauthenticated } from '../../api/unauthenticated.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { toastError, toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';

/** All holy days by date. A failure to load them is also shown as a toast. */
export function useHolyDays() {
  const query = useQuery(holyDaysQuery);
  const hasFailed = query.isError && !query.isFetching && !isUnauthenticated(query.error);
  useEffect(() => {
    if (hasFailed) toastError(texts.fetchFailed);
  }, [hasFailed]);
  return query;
}

/** Fetches the holy days again; the promise resolves when the newer ones are there. */
export const useRefetchHolyDays = () => useRefetch(HOLY_DAYS_KEY);

/** Options of a change of holy days: the list is fetched again after it, and when an item was deleted. */
const LIST_CHANGE = { invalidates: [HOLY_DAYS_KEY], invalidatesOnNotFound: true };

/** Adds a holy day, or changes the given one. */
export function useSaveHolyDay(holyDay: HolyDay | undefined) {
  return useApiMutation<HolyDay, NewHolyDay>({
    ...LIST_CHANGE,
    mutationFn: (body) =>
      holyDay
        ? request('PUT /api/holy-days/{id}', {
            params: { id: holyDay.id },
            body,
            headers: ifMatch(holyDay),
          })
        : request('POST /api/holy-days', { body }),
    onRefetched: () =>
      holyDay
        ? toastSuccess(texts.updated, texts.updatedTitle)
        : toastSuccess(texts.added, texts.addOneTitle),
    onError: (error) => toastFailure(holyDay ? texts.updateFailed : texts.addFailed, error),
  });
}

export function useAddFromCalendar() {
  return useApiMutation<ResponseBody<'POST /api/holy-days/from-calendar'>, CalendarYear>({
    ...LIST_CHANGE,
    mutationFn: (body) => request('POST /api/holy-days/from-calendar', { body }),
    onRefetched: ({ created, skipped }, { year }) =>
      toastSuccess(
        texts.addedFromCalendar(year, created.length, skipped),
        texts.addedTitle(created.length),
      ),
    onError: (error) => toastFailure(texts.addFailed, error),
  });
}

export function useDeleteHolyDay(holyDay: HolyDay) {
  return useApiMutation<unknown>({
    ...LIST_CHANGE,
    mutationFn: () =>
      request('DELETE /api/holy-days/{id}', {
        params: { id: holyDay.id },
        headers: ifMatch(holyDay),
      }),
    onRefetched: () => toastSuccess(texts.deleted, texts.deletedTitle),
    onError: (error) => toastFailure(texts.deleteFailed, error),
  });
}
