import { datesOf, filledInDay } from '../../calendar/fill-in-dates.ts';
import { useLocalDay } from '../../calendar/use-today.ts';
import { Card } from '../../ui/card.tsx';

/**
 * Today in both calendars. The server cannot know the visitor's day, so it renders empty values; the
 * document's inline script fills them in.
 */
export function DateCard() {
  const today = useLocalDay(filledInDay);
  const [weekday, badi, gregorian] = today === undefined ? [] : datesOf(today);
  return (
    <Card title="Today's Date">
      <dl id="dates" className="grid gap-x-4 gap-y-5 text-center @xl:grid-cols-[1fr_1.1fr_1fr]">
        <DateItem label="Badí Day of the Week" value={weekday} />
        <DateItem label="Badí Date" value={badi} />
        <DateItem label="Gregorian Date" value={gregorian} />
      </dl>
      <noscript>
        <p className="quiet mt-4">Turn on JavaScript to see today's date.</p>
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
      <dd className="min-h-[1lh] text-lg font-semibold">{value}</dd>
    </div>
  );
}
