import {
  type ActivityEntry,
  type AuditEntry,
  type ResponseBody,
  type SecurityEventEntry,
  writeActivityPosition,
} from '@bahai-friends/contract';

/**
 * Merges changes and events into one page, always taking the newer of the next two. Each source keeps its own order,
 * even changes from before and after a clock was set back.
 *
 * @param changes One more than a page has, where there are as many; likewise `events`. The first ones left over are
 *   where the next page begins, so it cannot have anything newer than this one.
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
