import type { ComingPeople } from '../gatherings/answers/coming-people.ts';
import { type Community, heldBetween } from '../gatherings/held-occurrences.ts';
import type { WholeGathering } from '../gatherings/stored-gathering.ts';

/**
 * How many gatherings have a day ahead with more answers than places. A day that is cancelled, or that the rule does
 * not have any more, is not counted.
 *
 * @param now Instant, as a `Clock` gives it.
 */
export function gatheringsAboveCapacity(
  overfull: readonly ComingPeople[],
  gatherings: readonly WholeGathering[],
  community: Community,
  now: string,
): number {
  const byId = new Map(gatherings.map((gathering) => [gathering.id, gathering]));
  const isAhead = ({ gathering: id, day, heldOn }: ComingPeople): boolean => {
    const gathering = byId.get(id);
    const held = gathering ? heldBetween(gathering, heldOn, heldOn, community) : [];
    return held.some((one) => one.day === day && !one.cancelled && one.endsAt > now);
  };
  return new Set(overfull.filter(isAhead).map(({ gathering }) => gathering)).size;
}
