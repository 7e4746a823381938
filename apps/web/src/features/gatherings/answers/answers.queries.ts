import type { Answer, LostDay } from '@bahai-friends/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { isListOf } from '../../../api/response-shape.ts';
import { GATHERINGS_KEY } from '../gatherings-key.ts';

const areAnswers = isListOf<Answer>({ people: ['number'], at: ['string'] });
const areLostDays = isListOf<LostDay>({
  gathering: ['number'],
  day: ['string'],
  people: ['number'],
});

/** The answers for one day of a gathering, by its day by the rule. */
export function useAnswers(id: number, day: string) {
  return useQuery<Answer[]>({
    queryKey: [...GATHERINGS_KEY, 'answers', id, day],
    queryFn: ({ signal }) =>
      request('GET /api/gatherings/{id}/occurrences/{day}/answers', {
        params: { id, day },
        signal,
        isValid: areAnswers,
      }),
    // Visitors answer at any time.
    staleTime: 0,
  });
}

/** Days with answers that rules do not have any more. */
export function useLostDays() {
  return useQuery<LostDay[]>({
    queryKey: [...GATHERINGS_KEY, 'lost days'],
    queryFn: ({ signal }) =>
      request('GET /api/gatherings/lost-days', { signal, isValid: areLostDays }),
    staleTime: 0,
  });
}
