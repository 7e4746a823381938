import type { Audience } from '@bahai-friends/contract';
import type { GatheringTexts } from '@bahai-friends/languages';
import ical, { escape as escapeText, ICalEventStatus } from 'ical-generator';
import type { HeldOccurrence } from '../gatherings/held-occurrences.ts';
import type { GatheringCalendar } from '../gatherings/public-gatherings.service.ts';
import { onlineFor } from '../gatherings/shown-gathering.ts';
import type { FeedIds } from './feed-ids.ts';
import { oneLine, withoutControls } from './without-controls.ts';

/** How often programs should read a calendar again: an evening may be moved or cancelled at short notice. */
const REFRESH_SECONDS = 60 * 60;

interface EventsOf {
  /** The audience of the calendar. */
  readonly audience: Audience;
  readonly texts: GatheringTexts;
  readonly ids: FeedIds;
  /** The address of a meeting's page; null where it is not known. */
  readonly pageOf: (occurrence: HeldOccurrence) => string | null;
}

const idOf = (ids: FeedIds, gathering: number, day: string): string =>
  ids(`gathering/${gathering}/${day}`);

function eventOf(occurrence: HeldOccurrence, { audience, texts, ids, pageOf }: EventsOf) {
  const { gathering, day, startsAt, endsAt, place, note, cancelled } = occurrence;
  const online = onlineFor(occurrence, audience);
  const page = pageOf(occurrence);
  const description = [note ?? '', gathering.description, online ?? '']
    .filter((part) => part !== '')
    .join('\n\n');
  return {
    id: idOf(ids, gathering.id, day),
    sequence: gathering.sequence,
    stamp: Temporal.Instant.from(gathering.revisedAt),
    start: Temporal.Instant.from(startsAt),
    end: Temporal.Instant.from(endsAt),
    summary: oneLine(gathering.title),
    ...(description !== '' && { description: withoutControls(description) }),
    ...(place !== '' && { location: oneLine(place) }),
    ...(page !== null && { url: page }),
    categories: [{ name: texts.kinds[gathering.kind] }],
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** Gatherings as a calendar (RFC 5545), each with its instants in UTC. */
export function writeGatherings(
  name: string,
  { occurrences, withdrawn }: GatheringCalendar,
  events: EventsOf,
): string {
  const { texts, ids } = events;
  const calendar = ical({
    // The library escapes every text but this one.
    name: escapeText(oneLine(name), false),
    prodId: { company: 'bahai-friends', product: 'feeds' },
    scale: 'gregorian',
    ttl: REFRESH_SECONDS,
    events: [
      ...occurrences.map((occurrence) => eventOf(occurrence, events)),
      ...withdrawn.map(
        ({ gathering_id, day, title, starts_at, ends_at, sequence, withdrawn_at }) => ({
          id: idOf(ids, gathering_id, day),
          sequence,
          stamp: Temporal.Instant.from(withdrawn_at),
          start: Temporal.Instant.from(starts_at),
          end: Temporal.Instant.from(ends_at),
          summary: title === null ? texts.cancelled : oneLine(title),
          status: ICalEventStatus.CANCELLED,
        }),
      ),
    ],
  });
  // Every line has an end, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}
