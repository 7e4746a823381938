import type { HolyDay } from '@bahai-friends/contract';
import { datesOf, filledInDay } from '../../calendar/fill-in-dates.ts';
import { useLocalDay } from '../../calendar/use-today.ts';
import { useSite } from '../../site/use-site.ts';
import { texts } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { PlaceNotesSpace } from './place-notes-space.tsx';

interface DateCardProps {
  /** The next holy days, as the server rendered them. */
  readonly holyDays?: HolyDay[] | undefined;
}

/**
 * Today in both calendars. The server cannot know the visitor's day, so it renders empty values; the
 * document's inline script fills them in.
 */
export function DateCard({ holyDays }: DateCardProps) {
  const site = useSite();
  const today = useLocalDay(filledInDay);
  const [weekday, badi, gregorian] = today === undefined ? [] : datesOf(today);
  return (
    <Card title={texts.todaysDate} className="date-card">
      <dl id="dates" className="dates">
        <DateItem label={texts.badiWeekday} value={weekday} />
        <DateItem label={texts.badiDate} value={badi} />
        <DateItem label={texts.gregorianDate} value={gregorian} />
      </dl>
      {site.place && (
        <PlaceNotesSpace site={site} renderedHolyDays={holyDays} isSameDay={today === site.today} />
      )}
      <noscript>
        <p className="quiet mt-4">{texts.datesNeedScript}</p>
      </noscript>
    </Card>
  );
}

function DateItem({
  label,
  value,
}: {
  readonly label: string;
  readonly value?: string | undefined;
}) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
