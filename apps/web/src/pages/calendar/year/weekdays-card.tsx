import { WEEK } from '../../../calendar/badi-year.ts';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';

/** The names of the days of the week. */
export function WeekdaysCard() {
  return (
    <Card title={whole().documents.year.weekdays} className="year-weekdays">
      <ul>
        {WEEK.map((civilDay) => (
          <li key={civilDay}>
            <b>{texts.badiWeekday(civilDay)}</b>
            <span>{texts.badiWeekdayMeaning(civilDay)}</span>
            <span>{whole().days.longWeekday(civilDay)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
