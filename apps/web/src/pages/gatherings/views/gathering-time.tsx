import type { ShownGathering } from '@bahai-friends/contract';
import { clockSpan, meetingTime } from '@bahai-friends/languages/meeting-times';
import { whole } from '../../../texts/whole.ts';

/** Day and time on one line. */
export const whenOf = (gathering: Pick<ShownGathering, 'begins' | 'ends'>): string =>
  meetingTime(gathering, whole());

/** Beginning and end, with markup for machines. */
export function GatheringTime({ gathering }: { readonly gathering: ShownGathering }) {
  return <time dateTime={gathering.startsAt}>{clockSpan(gathering, whole())}</time>;
}
