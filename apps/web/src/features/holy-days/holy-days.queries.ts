import {
  type Answer,
  type CalendarYear,
  entityTag,
  type HolyDay,
  type NewHolyDay,
} from '@bahai-friends/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnauthenticated } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { isHolyDayList } from '../../api/response-shape.ts';
import { useListChange } from '../../api/use-list-change.ts';
import { notify } from '../../ui/feedback/toast-store.ts';
import { tellFailure } from '../../ui/feedback/toasts.ts';

/** The home page's upcoming holy days have a key below this one, and follow each change. */
const listKey = ['holy-days'];

/** All holy days by date. That they could not be loaded is told, too. */
export function useHolyDays() {
  const query = useQuery({
    queryKey: [...listKey, 'all'],
    queryFn: ({ signal }) => request('GET /api/holy-days', { signal, isAnswer: isHolyDayList }),
  });
  const hasFailed = query.isError && !query.isFetching && !isUnauthenticated(query.error);
  useEffect(() => {
    if (!hasFailed) return;
    notify({ variant: 'destructive', title: 'Error', description: 'Failed to fetch holy days' });
  }, [hasFailed]);
  return query;
}

/** Reads the holy days again; resolves when the newer ones are there. */
export function useReloadHolyDays(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: listKey });
}

const seen = ({ version }: HolyDay) => ({ 'If-Match': entityTag(version) });

/** Adds a holy day, or changes the one that is given. */
export function useSaveHolyDay(holyDay: HolyDay | undefined) {
  return useListChange<NewHolyDay, HolyDay>({
    listKey,
    call: (body) =>
      holyDay
        ? request('PUT /api/holy-days/{id}', {
            params: { id: holyDay.id },
            body,
            headers: seen(holyDay),
          })
        : request('POST /api/holy-days', { body }),
    onFailure: (error) => tellFailure(`Failed to ${holyDay ? 'update' : 'add'} holy day`, error),
  });
}

export function useAddFromCalendar() {
  return useListChange<CalendarYear, Answer<'POST /api/holy-days/from-calendar'>>({
    listKey,
    call: (body) => request('POST /api/holy-days/from-calendar', { body }),
    onFailure: (error) => tellFailure('Failed to add holy day', error),
  });
}

export function useDeleteHolyDay(holyDay: HolyDay) {
  return useListChange<void, unknown>({
    listKey,
    call: () =>
      request('DELETE /api/holy-days/{id}', { params: { id: holyDay.id }, headers: seen(holyDay) }),
    onFailure: (error) => tellFailure('Failed to delete holy day', error),
  });
}
