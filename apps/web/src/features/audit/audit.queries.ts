import type {
  ActivityChoice,
  ActivityEntry,
  AuditActor,
  AuditEntry,
  ResponseBody,
  SecurityEventEntry,
} from '@bahai-friends/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { hasShape, isListOf, type Shape } from '../../api/response-shape.ts';

/** Which changes, logins and refusals to show; all of them without a field. */
export interface ActivityFilter {
  readonly show?: ActivityChoice;
  /** The user whose entries are shown. */
  readonly actor?: AuditActor;
}

const CHANGE: Shape<AuditEntry> = {
  id: ['number'],
  at: ['string'],
  actor: ['object'],
  kind: ['string'],
  change: ['object'],
};

const EVENT: Shape<SecurityEventEntry> = {
  id: ['number'],
  event: ['string'],
  username: ['string', 'null'],
  network: ['string', 'null'],
  count: ['number'],
  firstAt: ['string'],
  lastAt: ['string'],
};

const isEntryList = isListOf<ActivityEntry>({ source: ['string'], entry: ['object'] });

function isActivityEntry({ source, entry }: ActivityEntry): boolean {
  return source === 'audit'
    ? hasShape<AuditEntry>(entry, CHANGE)
    : source === 'security' && hasShape<SecurityEventEntry>(entry, EVENT);
}

const isPage = (body: unknown): boolean =>
  hasShape<ResponseBody<'GET /api/activity'>>(body, {
    entries: ['object'],
    next: ['string', 'null'],
  }) &&
  isEntryList(body.entries) &&
  body.entries.every(isActivityEntry);

/** The type of entries that a filter leaves. */
export type ActivityKind = 'entries' | 'changes' | 'events';

export function kindOf({ show }: ActivityFilter): ActivityKind {
  if (show === undefined) return 'entries';
  return show === 'security' ? 'events' : 'changes';
}

interface ActivityOptions {
  /** Entries are fetched only while they are shown, and again when they are shown next. */
  readonly isShown: boolean;
  /** A new value has the entries fetched again. */
  readonly refreshKey: number;
}

/** Who changed what, who logged in and who was refused: newest first, page by page. */
export function useActivity(filter: ActivityFilter, { isShown, refreshKey }: ActivityOptions) {
  return useInfiniteQuery({
    queryKey: ['activity', filter, refreshKey] as const,
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/activity', {
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
        signal,
        isValid: isPage,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: isShown,
    staleTime: 0,
    // The old list stays until the new one is loaded, unless its entries have another name.
    placeholderData: (previous, query) =>
      query && kindOf(query.queryKey[1]) === kindOf(filter) ? previous : undefined,
  });
}
