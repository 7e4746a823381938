import type { NewProgramme, Programme } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/programme';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { ifMatch } from '../../../api/if-match.ts';
import { hasShape } from '../../../api/response-shape.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { toastSuccess } from '../../../ui/feedback/toasts.ts';
import { GATHERINGS_KEY } from '../gatherings-key.ts';

/** One day of a gathering, by its day by the rule. */
export interface ProgrammeDay {
  readonly id: number;
  readonly day: string;
}

/** The programme of a day. It is fetched again only on request, since a form is filled with it. */
export function useProgramme({ id, day }: ProgrammeDay) {
  return useQuery<Programme>({
    queryKey: ['programme', id, day],
    queryFn: ({ signal }) =>
      request('GET /api/gatherings/{id}/occurrences/{day}/programme', {
        params: { id, day },
        signal,
        isValid: (body) => hasShape<Programme>(body, { items: ['object'], version: ['number'] }),
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Saves a whole programme. The caller shows what was refused. */
export function useSaveProgramme({ id, day }: ProgrammeDay, programme: Programme) {
  return useApiMutation<Programme, NewProgramme>({
    // Preparing a day confirms its series.
    invalidates: [GATHERINGS_KEY],
    invalidatesOnNotFound: true,
    mutationFn: (body) =>
      request('PUT /api/gatherings/{id}/occurrences/{day}/programme', {
        params: { id, day },
        body,
        headers: ifMatch(programme),
      }),
    onSuccess: () => toastSuccess(texts.saved),
  });
}
