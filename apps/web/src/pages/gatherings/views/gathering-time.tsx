import type { ShownGathering } from '@bahai-friends/contract';
import { whole } from '../../../texts/whole.ts';

/** From when to when; the day of the end only where it is another one. */
function clockSpan({ begins, ends }: Pick<ShownGathering, 'begins' | 'ends'>): string {
  const end =
    begins.day === ends.day
      ? whole().clock(ends)
      : `${whole().days.short(ends.day)}, ${whole().clock(ends)}`;
  return `${whole().clock(begins)}–${end}`;
}

/** Day and time in one line. */
export const whenOf = (gathering: Pick<ShownGathering, 'begins' | 'ends'>): string =>
  `${whole().days.full(gathering.begins.day)}, ${clockSpan(gathering)}`;

/** The same in markup. */
export function GatheringTime({ gathering }: { readonly gathering: ShownGathering }) {
  return <time dateTime={gathering.startsAt}>{clockSpan(gathering)}</time>;
}
