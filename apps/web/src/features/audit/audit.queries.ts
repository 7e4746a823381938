import type { Answer, AuditEntry, AuditKind, COMMAND_LINE } from '@bahai-friends/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { hasShape, isListOf } from '../../api/response-shape.ts';

/** Which changes to show: all, unless it says of what or by whom. */
export interface ChangeFilter {
  readonly kind?: AuditKind;
  /** The id of a user. */
  readonly actor?: number | typeof COMMAND_LINE;
}

const isChangeList = isListOf<AuditEntry>({
  id: ['number'],
  at: ['string'],
  actor: ['object'],
  kind: ['string'],
  change: ['object'],
});

const isPageOfChanges = (answer: unknown): boolean =>
  hasShape<Answer<'GET /api/audit'>>(answer, { entries: ['object'], next: ['number', 'null'] }) &&
  isChangeList(answer.entries);

interface ChangesOptions {
  /** Nothing is read while nobody looks; whatever has happened meanwhile is read when somebody does. */
  readonly isShown: boolean;
  /** When it is another one, there may be new changes. */
  readonly readAgainAt: number;
}

/** Who changed what, newest first, page by page. */
export function useChanges(filter: ChangeFilter, { isShown, readAgainAt }: ChangesOptions) {
  return useInfiniteQuery({
    queryKey: ['audit', filter, readAgainAt],
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/audit', {
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
        signal,
        isValid: isPageOfChanges,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: isShown,
    staleTime: 0,
    // The list stays until the newer one is there.
    placeholderData: (previous) => previous,
  });
}
