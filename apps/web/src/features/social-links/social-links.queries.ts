import { entityTag, type NewSocialLink, type SocialLink } from '@bahai-friends/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { isSocialLinkList } from '../../api/response-shape.ts';
import { useListChange } from '../../api/use-list-change.ts';
import { tellFailure } from '../../ui/feedback/toasts.ts';

/** The same list as the home page's, which therefore follows each change. */
const listKey = ['social-links'];
const RETRIES = 3;

export function useSocialLinks() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) =>
      request('GET /api/social-links', { signal, isAnswer: isSocialLinkList }),
    retry: RETRIES,
  });
}

/** Reads the links again; resolves when the newer ones are there. */
export function useReloadSocialLinks(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: listKey });
}

const seen = ({ version }: SocialLink) => ({ 'If-Match': entityTag(version) });

/** Adds a link, or changes the one that is given. */
export function useSaveSocialLink(link: SocialLink | undefined) {
  return useListChange<NewSocialLink, SocialLink>({
    listKey,
    call: (body) =>
      link
        ? request('PUT /api/social-links/{id}', {
            params: { id: link.id },
            body,
            headers: seen(link),
          })
        : request('POST /api/social-links', { body }),
    onFailure: (error) => tellFailure(`Failed to ${link ? 'update' : 'add'} social link`, error),
  });
}

export function useDeleteSocialLink(link: SocialLink) {
  return useListChange<void, unknown>({
    listKey,
    call: () =>
      request('DELETE /api/social-links/{id}', { params: { id: link.id }, headers: seen(link) }),
    onFailure: (error) => tellFailure('Failed to delete social link', error),
  });
}
