import {
  type ActivityEntry,
  type AuditEntry,
  type ResponseBody,
  type SecurityEventEntry,
  writeActivityPosition,
} from '@bahai-friends/contract';

/**
 * Puts changes and events into one page: again and again the newer of the two that come next. Each keeps its
 * own order, changes also where a clock was set back.
 *
 * @param changes As many as a page has, and one more where there is one; so are `events`. The first that are left
 *   over tell where the next page begins, so that it has nothing that came later than this one.
 */
export function mergeActivity(
  changes: readonly AuditEntry[],
  events: readonly SecurityEventEntry[],
  limit: number,
): ResponseBody<'GET /api/activity'> {
  const entries: ActivityEntry[] = [];
  const [changesLeft, eventsLeft] = [[...changes], [...events]];
  while (entries.length < limit) {
    const [change] = changesLeft;
    const [event] = eventsLeft;
    if (change && (!event || change.at >= event.lastAt)) {
      entries.push({ source: 'audit', entry: change });
      changesLeft.shift();
    } else if (event) {
      entries.push({ source: 'security', entry: event });
      eventsLeft.shift();
    } else break;
  }
  const position = { change: changesLeft[0]?.id ?? null, event: eventsLeft[0] ?? null };
  const isEnd = position.change === null && position.event === null;
  return { entries, next: isEnd ? null : writeActivityPosition(position) };
}
