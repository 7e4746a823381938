import type {
  AuditEntry,
  AuditKind,
  COMMAND_LINE,
  ResponseBody,
  SecurityEventEntry,
} from '@bahai-friends/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { hasShape, isListOf } from '../../api/response-shape.ts';

/** Which changes to show; all of them without a field. */
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

const isPageOfChanges = (body: unknown): boolean =>
  hasShape<ResponseBody<'GET /api/audit'>>(body, {
    entries: ['object'],
    next: ['number', 'null'],
  }) && isChangeList(body.entries);

interface ChangesOptions {
  /** Changes are fetched only while they are shown, and again when they are shown next. */
  readonly isShown: boolean;
  /** A new value fetches the changes again. */
  readonly refreshKey: number;
}

/** Who changed what, newest first, page by page. */
export function useChanges(filter: ChangeFilter, { isShown, refreshKey }: ChangesOptions) {
  return useInfiniteQuery({
    queryKey: ['audit', filter, refreshKey],
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
    // The old list stays until the new one is loaded.
    placeholderData: (previous) => previous,
  });
}

const isEventList = isListOf<SecurityEventEntry>({
  id: ['number'],
  event: ['string'],
  username: ['string', 'null'],
  network: ['string', 'null'],
  count: ['number'],
  firstAt: ['string'],
  lastAt: ['string'],
});

const isPageOfEvents = (body: unknown): boolean =>
  hasShape<ResponseBody<'GET /api/security-events'>>(body, {
    entries: ['object'],
    next: ['number', 'null'],
  }) && isEventList(body.entries);

/** Logins, failures and refusals, newest first, page by page. */
export function useSecurityEvents({ isShown, refreshKey }: ChangesOptions) {
  return useInfiniteQuery({
    queryKey: ['security-events', refreshKey],
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/security-events', {
        query: { ...(pageParam !== null && { before: pageParam }) },
        signal,
        isValid: isPageOfEvents,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: isShown,
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}
