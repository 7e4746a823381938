import type { Language, LetterPreview, Letters, LetterTopic } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { ifMatch } from '../../api/if-match.ts';
import { hasShape } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';

export const LETTERS_KEY = ['letters'];
export const PREVIEWS_KEY = ['letter previews'];

const areLetters = (body: unknown): boolean =>
  hasShape<Letters>(body, {
    topics: ['object'],
    unconfirmed: ['number'],
    note: ['string'],
    noteVersion: ['number'],
    nextAt: ['string', 'null'],
  });

const isPreview = (body: unknown): boolean =>
  hasShape<LetterPreview>(body, { subject: ['string'], html: ['string'], text: ['string'] });

/** How many people get letters, and the note of the next weekly one: fetched again whenever it is shown. */
export function useLetters(isShown: boolean) {
  return useQuery<Letters>({
    queryKey: LETTERS_KEY,
    queryFn: ({ signal }) => request('GET /api/letters', { signal, isValid: areLetters }),
    enabled: isShown,
    staleTime: 0,
  });
}

/** A letter as it would be sent today. */
export function useLetterPreview(topic: LetterTopic, lang: Language, isShown: boolean) {
  return useQuery<LetterPreview>({
    queryKey: [...PREVIEWS_KEY, topic, lang],
    queryFn: ({ signal }) =>
      request('GET /api/letters/preview', { query: { topic, lang }, signal, isValid: isPreview }),
    enabled: isShown,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The note as the volunteer has seen it. */
export type SeenNote = Pick<Letters, 'note' | 'noteVersion'>;

/** Saves the note, unless it has changed since it was seen: then the newer one is fetched. */
export function useSaveNote({ noteVersion: version }: SeenNote) {
  const queryClient = useQueryClient();
  return useApiMutation<Letters, string>({
    mutationFn: (text) =>
      request('PUT /api/letters/note', { body: { text }, headers: ifMatch({ version }) }),
    onSuccess: (saved) => queryClient.setQueryData(LETTERS_KEY, saved),
    onRefetched: () => toastSuccess(texts.noteSaved),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412) {
        void queryClient.invalidateQueries({ queryKey: LETTERS_KEY });
      } else {
        toastFailure(texts.noteSaveFailed, error);
      }
    },
    invalidates: [PREVIEWS_KEY],
  });
}

/** Ends the letters to an address. The caller shows what was refused. */
export function useRemoveAddress() {
  return useApiMutation<unknown, string>({
    mutationFn: (email) => request('POST /api/letters/remove', { body: { email } }),
    invalidates: [LETTERS_KEY],
  });
}
