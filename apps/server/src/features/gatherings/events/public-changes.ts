import { addDays } from '@bahai-friends/badi-calendar';
import { UPCOMING_DAYS_MAX } from '@bahai-friends/contract';
import { type Community, shownBetween, shownOn } from '../held-occurrences.ts';
import { onlineFor } from '../shown-gathering.ts';
import type { WholeGathering } from '../stored-gathering.ts';
import type { GatheringSubject } from './gathering-rows.ts';

/** An event for other people's programs. */
export interface GatheringEvent {
  readonly kind: 'announced' | 'changed';
  /** Null stands for the gathering as a whole. */
  readonly subject: GatheringSubject;
}

/** All gatherings, and what their days depend on. */
export interface Gatherings {
  readonly all: readonly WholeGathering[];
  readonly community: Community;
}

/** Whether no meeting is left. */
function isOver({ repeat, starts, ends, exceptions }: WholeGathering, today: string): boolean {
  const last = ends ?? (repeat === null ? starts : null);
  if (last === null) return false;
  return [last, ...exceptions.map(({ moved }) => moved ?? last)].every((day) => day < today);
}

/** Public gatherings, by their ids. */
const open = ({ all, community }: Gatherings): ReadonlyMap<number, WholeGathering> =>
  new Map(
    all
      .filter(({ audience }) => audience === 'everyone')
      .filter((gathering) => !isOver(gathering, community.today))
      .map((gathering) => [gathering.id, gathering]),
  );

/** The public part of a gathering, without exceptions for single meetings. */
function publicSeries(gathering: WholeGathering, community: Community): string {
  const { kind, title, description, place, language, time, minutes } = gathering;
  const last = addDays(community.today, UPCOMING_DAYS_MAX);
  const alike = { ...gathering, exceptions: [] };
  const days = shownBetween(alike, community.today, last, community).map(({ day }) => day);
  const { repeat, starts, ends } = gathering;
  const online = onlineFor({ online: gathering.online, gathering }, 'everyone');
  const words = [kind, title, description, place, online, language];
  return JSON.stringify([words, time, minutes, repeat, starts, ends, days]);
}

/** The public part of a meeting that is still to come; null where there is none. */
function publicMeeting(gathering: WholeGathering, day: string, community: Community) {
  const meeting = shownOn(gathering, day, community);
  if (meeting === null) return null;
  const { held, startsAt, endsAt, place, note, cancelled } = meeting;
  const online = onlineFor(meeting, 'everyone');
  return { held, told: JSON.stringify([startsAt, endsAt, place, online, note, cancelled]) };
}

/** The days by the rule whose meetings differ; meetings that are in the past both before and after are ignored. */
function changedDays(
  [before, then]: readonly [WholeGathering, Community],
  [after, now]: readonly [WholeGathering, Community],
): string[] {
  const days = new Set([...before.exceptions, ...after.exceptions].map(({ day }) => day));
  return [...days].filter((day) => {
    const [one, other] = [publicMeeting(before, day, then), publicMeeting(after, day, now)];
    const isAhead = [one, other].some((meeting) => meeting !== null && meeting.held >= now.today);
    return isAhead && one?.told !== other?.told;
  });
}

/** The events for a change of gatherings: what is new in public, or differs now. */
export function publicChanges(before: Gatherings, after: Gatherings): GatheringEvent[] {
  const [once, now] = [open(before), open(after)];
  const events: GatheringEvent[] = [];
  for (const [id, gathering] of now) {
    const former = once.get(id);
    if (former === undefined) {
      events.push({ kind: 'announced', subject: { id, day: null } });
    } else if (
      publicSeries(former, before.community) !== publicSeries(gathering, after.community)
    ) {
      events.push({ kind: 'changed', subject: { id, day: null } });
    } else {
      const pair = [
        [former, before.community],
        [gathering, after.community],
      ] as const;
      for (const day of changedDays(...pair)) {
        events.push({ kind: 'changed', subject: { id, day } });
      }
    }
  }
  const gone = [...once.keys()].filter((id) => !now.has(id));
  return [
    ...events,
    ...gone.map((id) => ({ kind: 'changed', subject: { id, day: null } }) as const),
  ];
}
