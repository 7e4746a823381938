import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';
import { texts } from './texts.ts';
import { WEEK } from './year-months.ts';

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
