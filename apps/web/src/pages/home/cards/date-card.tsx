import type { HolyDay } from '@bahai-friends/contract';
import { useEffect } from 'react';
import { datesOf, filledInDay, markElsewhere } from '../../../calendar/fill-in-dates.ts';
import { useLocalDay } from '../../../calendar/use-today.ts';
import { useCommunityDay, useSite } from '../../../site/use-site.ts';
import { texts } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { characterOf } from './character-of-day.ts';
import { DayElsewhere } from './day-elsewhere.tsx';
import { useHolyDaysToday } from './day-names.ts';
import { PlaceNotesSpace } from './place-notes-space.tsx';

interface DateCardProps {
  /** The next holy days, as the server rendered them. */
  readonly holyDays?: HolyDay[] | undefined;
}

/**
 * Today in both calendars. The server cannot know the visitor's day, so it renders empty values; the document's inline
 * script fills them in. A browser may paint before that, so the dates of the community's day, nearly always the same,
 * keep the room.
 */
export function DateCard({ holyDays }: DateCardProps) {
  const site = useSite();
  const today = useLocalDay(filledInDay);
  const dates = today === undefined ? [] : datesOf(today);
  const rooms = datesOf(site.today);
  useEffect(() => {
    if (today) markElsewhere(today, site.today);
  }, [today, site.today]);
  return (
    <Card title={texts.todaysDate} className="date-card" more={<CalendarLink />}>
      <dl id="dates" className="dates" data-today={site.today}>
        {[texts.badiWeekday, texts.badiDate, texts.gregorianDate].map((label, index) => (
          <DateItem key={label} label={label} value={dates[index]} room={rooms[index]} />
        ))}
      </dl>
      <ErrorBoundary fallback={null}>
        <DayIs holyDays={holyDays} />
      </ErrorBoundary>
      {site.place && <PlaceNotesSpace site={site} />}
      <noscript>
        <p className="quiet mt-4">{texts.datesNeedScript}</p>
      </noscript>
    </Card>
  );
}

/** The observances of the community's day by its Badí date; a holy day is named in the head of the page. */
function DayIs({ holyDays }: DateCardProps) {
  const names = characterOf(useCommunityDay());
  const isSaidInHead = useHolyDaysToday(holyDays).length > 0;
  return (
    names.length > 0 && (
      <div className="day-says">
        <p dir="auto" className="day-is">
          {names.map((name) => (
            <span key={name}>{name} </span>
          ))}
        </p>
        {!isSaidInHead && <DayElsewhere holyDays={[]} />}
      </div>
    )
  );
}

interface DateItemProps {
  readonly label: string;
  readonly value: string | undefined;
  /** A text as long as the value: what an empty value takes up. */
  readonly room: string | undefined;
}

function DateItem({ label, value, room }: DateItemProps) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd data-room={room}>{value}</dd>
    </div>
  );
}
