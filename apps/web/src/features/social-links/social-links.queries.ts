import type { NewSocialLink, SocialLink } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/social-links';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { ifMatch } from '../../api/if-match.ts';
import { isSocialLinkList } from '../../api/response-shape.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useRefetch } from '../../api/use-refetch.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toasts.ts';

/** The home page's list has the same key, so each change refreshes it. */
const SOCIAL_LINKS_KEY = ['social-links'];
const RETRIES = 3;

export function useSocialLinks() {
  return useQuery({
    queryKey: SOCIAL_LINKS_KEY,
    queryFn: ({ signal }) =>
      request('GET /api/social-links', { signal, isValid: isSocialLinkList }),
    retry: RETRIES,
  });
}

/** Fetches the links again; the promise resolves when the newer ones are there. */
export const useRefetchSocialLinks = () => useRefetch(SOCIAL_LINKS_KEY);

/** Options of a change of links: the list is fetched again after it, and when an item was deleted. */
const LIST_CHANGE = { invalidates: [SOCIAL_LINKS_KEY], invalidatesOnNotFound: true };

/** Adds a link, or changes the given one. */
export function useSaveSocialLink(link: SocialLink | undefined) {
  return useApiMutation<SocialLink, NewSocialLink>({
    ...LIST_CHANGE,
    mutationFn: (body) =>
      link
        ? request('PUT /api/social-links/{id}', {
            params: { id: link.id },
            body,
            headers: ifMatch(link),
          })
        : request('POST /api/social-links', { body }),
    onRefetched: () => toastSuccess(link ? texts.updated : texts.added),
    onError: (error) => toastFailure(link ? texts.updateFailed : texts.addFailed, error),
  });
}

export function useDeleteSocialLink(link: SocialLink) {
  return useApiMutation<unknown>({
    ...LIST_CHANGE,
    mutationFn: () =>
      request('DELETE /api/social-links/{id}', {
        params: { id: link.id },
        headers: ifMatch(link),
      }),
    onRefetched: () => toastSuccess(texts.deleted),
    onError: (error) => toastFailure(texts.deleteFailed, error),
  });
}
