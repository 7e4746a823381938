import type { ShownGathering } from '@bahai-friends/contract';
import { tagOf } from '@bahai-friends/languages/written-in';

interface EventDataProps {
  readonly gathering: ShownGathering;
  readonly address: string;
  readonly siteName: string;
  readonly publicUrl: string | null;
}

const SCHEMA = 'https://schema.org';

const statusOf = ({ cancelled, movedFrom }: ShownGathering): string => {
  if (cancelled) return 'EventCancelled';
  return movedFrom === null ? 'EventScheduled' : 'EventRescheduled';
};

function locations({ place, online }: ShownGathering) {
  return [
    ...(place === '' ? [] : [{ '@type': 'Place', name: place, address: place }]),
    ...(online === null ? [] : [{ '@type': 'VirtualLocation', url: online }]),
  ];
}

function attendanceMode({ place, online }: ShownGathering): string {
  if (online === null) return 'OfflineEventAttendanceMode';
  return place === '' ? 'OnlineEventAttendanceMode' : 'MixedEventAttendanceMode';
}

/** The meeting for search engines (schema.org, JSON-LD): data, which is not run. */
export function EventData({ gathering, address, siteName, publicUrl }: EventDataProps) {
  const { title, description, note, startsAt, endsAt, movedFrom, language } = gathering;
  const said = [note ?? '', description].filter((part) => part !== '').join('\n\n');
  const event = {
    '@context': SCHEMA,
    '@type': 'Event',
    name: title,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `${SCHEMA}/${statusOf(gathering)}`,
    eventAttendanceMode: `${SCHEMA}/${attendanceMode(gathering)}`,
    ...(movedFrom !== null && { previousStartDate: movedFrom }),
    location: locations(gathering),
    ...(said !== '' && { description: said }),
    inLanguage: tagOf(language),
    organizer: {
      '@type': 'Organization',
      name: siteName,
      ...(publicUrl !== null && { url: publicUrl }),
    },
    ...(publicUrl !== null && { url: `${publicUrl}${address}` }),
  };
  // No text can end the element.
  const json = JSON.stringify(event).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a character that ends the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
