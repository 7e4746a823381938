import type { Audience, Language, LocalTime, ShownGathering } from '@bahai-friends/contract';
import type { HeldOccurrence } from './held-occurrences.ts';

/** The address of the online meeting, for the audience that may have it. */
export const onlineFor = (
  { online, gathering }: Pick<HeldOccurrence, 'online' | 'gathering'>,
  audience: Audience,
): string | null => (audience === 'link' || gathering.onlineFor === 'everyone' ? online : null);

function localTime(instant: string, timeZone: string): LocalTime {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return {
    day: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** A meeting as a page shows it to an audience. */
export function toShown(
  occurrence: HeldOccurrence,
  audience: Audience,
  { timeZone, language }: { readonly timeZone: string; readonly language: Language },
): ShownGathering {
  const { gathering, day, held, startsAt, endsAt, place, note, cancelled } = occurrence;
  return {
    id: gathering.id,
    day,
    movedFrom: held === day ? null : day,
    startsAt,
    endsAt,
    begins: localTime(startsAt, timeZone),
    ends: localTime(endsAt, timeZone),
    kind: gathering.kind,
    title: gathering.title,
    description: gathering.description,
    place,
    online: onlineFor(occurrence, audience),
    note,
    cancelled,
    language: gathering.language ?? language,
  };
}
