import { addDays } from '@bahai-friends/badi-calendar';
import type {
  Batch,
  Gathering,
  GatheringOccurrence,
  NewException,
  NewGathering,
  Occurrence,
  ResponseBody,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../api/client.ts';
import { ifMatch } from '../../api/if-match.ts';
import { isListOf } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';
import { type Undoable, useToastWithUndo, useUndo } from '../../ui/feedback/use-undo.ts';
import { GATHERINGS_KEY } from './gatherings-key.ts';

/** How many days ahead the next day is looked for: as many as one call allows. */
const DAYS_AHEAD = 399;

const areGatherings = isListOf<Gathering>({
  id: ['number'],
  title: ['string'],
  kind: ['string'],
  token: ['string'],
  version: ['number'],
});
const areOccurrences = isListOf<GatheringOccurrence>({
  gathering: ['number'],
  day: ['string'],
  startsAt: ['string'],
  cancelled: ['boolean'],
});
const areBatches = isListOf<Batch>({
  id: ['number'],
  kind: ['string'],
  title: ['string', 'null'],
  undone: ['boolean'],
});

export function useGatherings() {
  return useQuery<Gathering[]>({
    queryKey: GATHERINGS_KEY,
    queryFn: ({ signal }) => request('GET /api/gatherings', { signal, isValid: areGatherings }),
    // Other volunteers change them, too.
    staleTime: 0,
  });
}

export const useRefetchGatherings = () => useRefetch(GATHERINGS_KEY);

/** One day of a gathering. */
export interface HeldDay {
  readonly gathering: Gathering;
  readonly occurrence: Occurrence;
}

/** The meetings of some gatherings between two days, both included, in order. One call fetches all of them. */
export function useDays(gatherings: readonly Gathering[], from: string, to: string) {
  const query = useQuery<GatheringOccurrence[]>({
    queryKey: [...GATHERINGS_KEY, 'days', from, to],
    queryFn: ({ signal }) =>
      request('GET /api/gatherings/occurrences', {
        query: { from, to },
        signal,
        isValid: areOccurrences,
      }),
    staleTime: 0,
  });
  const { data } = query;
  const days = useMemo(() => {
    const byId = new Map(gatherings.map((gathering) => [gathering.id, gathering]));
    return (data ?? []).flatMap((occurrence): HeldDay[] => {
      const gathering = byId.get(occurrence.gathering);
      return gathering ? [{ gathering, occurrence }] : [];
    });
  }, [gatherings, data]);
  return { ...query, days };
}

/** The days of all gatherings from today on. */
export const useDaysAhead = (gatherings: readonly Gathering[], today: string) =>
  useDays(gatherings, today, addDays(today, DAYS_AHEAD));

/** Options of a change of gatherings: all of them are fetched again after it, and when one was deleted. */
const CHANGE = { invalidates: [GATHERINGS_KEY], invalidatesOnNotFound: true };

/** Adds a gathering, or changes the given one. The caller shows what was refused. */
export function useSaveGathering(gathering: Gathering | undefined) {
  return useApiMutation<Gathering, NewGathering>({
    ...CHANGE,
    mutationFn: (body) =>
      gathering
        ? request('PUT /api/gatherings/{id}', {
            params: { id: gathering.id },
            body,
            headers: ifMatch(gathering),
          })
        : request('POST /api/gatherings', { body }),
    onRefetched: () => toastSuccess(gathering ? texts.changed : texts.added),
  });
}

/** Calls for one gathering, based on the version that was read, each with an error message of its own. */
export function useRenew() {
  return useApiMutation<Gathering, Gathering>({
    ...CHANGE,
    mutationFn: (gathering) =>
      request('POST /api/gatherings/{id}/renew', {
        params: { id: gathering.id },
        headers: ifMatch(gathering),
      }),
    onSuccess: () => toastSuccess(texts.renewed),
    onError: (error) => toastFailure(texts.renewFailed, error),
  });
}

export function useNewLink(gathering: Gathering) {
  return useApiMutation<{ token: string }>({
    ...CHANGE,
    mutationFn: () =>
      request('POST /api/gatherings/{id}/new-link', {
        params: { id: gathering.id },
        headers: ifMatch(gathering),
      }),
    onSuccess: () => toastSuccess(texts.newLinkMade),
    onError: (error) => toastFailure(texts.newLinkFailed, error),
  });
}

/** Makes one day differ from the others, and shows `done` then. The caller shows what was refused. */
export function useChangeDay({ gathering, occurrence }: HeldDay, done: string) {
  return useApiMutation<Occurrence, NewException>({
    ...CHANGE,
    mutationFn: (body) =>
      request('PUT /api/gatherings/{id}/occurrences/{day}', {
        params: { id: gathering.id, day: occurrence.day },
        body,
        headers: ifMatch(gathering),
      }),
    onSuccess: () => toastSuccess(done),
  });
}

export function useResetDay({ gathering, occurrence }: HeldDay) {
  return useApiMutation<unknown>({
    ...CHANGE,
    mutationFn: () =>
      request('DELETE /api/gatherings/{id}/occurrences/{day}', {
        params: { id: gathering.id, day: occurrence.day },
        headers: ifMatch(gathering),
      }),
    onSuccess: () => toastSuccess(texts.dayAsOthers),
    onError: (error) => toastFailure(texts.dayFailed, error),
  });
}

const isDeletion = ({ kind, undone }: Batch): boolean => kind === 'gathering deletion' && !undone;

/** Deletions that can be undone. */
export function useDeletions() {
  return useQuery<Batch[], Error, Batch[]>({
    queryKey: [...GATHERINGS_KEY, 'deletions'],
    queryFn: ({ signal }) => request('GET /api/batches', { signal, isValid: areBatches }),
    select: (batches) => batches.filter(isDeletion),
    staleTime: 0,
  });
}

// This is a function, since the texts may be loaded later than this module.
const undoable = (): Undoable => ({
  queryKey: GATHERINGS_KEY,
  undone: () => texts.broughtBack,
  failed: texts.bringBackFailed,
});

export const useBringBack = () => useUndo(undoable());

/** Deletes a gathering, and offers to restore it. */
export function useDeleteGathering(gathering: Gathering) {
  const toastWithUndo = useToastWithUndo(undoable(), texts.undoLater);
  return useApiMutation<ResponseBody<'DELETE /api/gatherings/{id}'>>({
    ...CHANGE,
    mutationFn: () =>
      request('DELETE /api/gatherings/{id}', {
        params: { id: gathering.id },
        headers: ifMatch(gathering),
      }),
    onSuccess: ({ batch }) => toastWithUndo(texts.deleted, batch),
    onError: (error) => toastFailure(texts.deleteFailed, error),
  });
}
