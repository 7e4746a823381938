import { AYYAM_I_HA, weekdayOf } from '@bahai-friends/badi-calendar';
import { WEEK, type YearDay, type YearMonth } from '../../../calendar/badi-year.ts';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { whole } from '../../../texts/whole.ts';
import { Ornament } from '../../../ui/ornaments/ornament.tsx';

/** A month among the others of its year: its days as weeks, each with both dates. */
export function CardMonth({ month, days }: YearMonth) {
  const first = days[0]?.civilDay ?? '';
  return (
    <section className="card-month" data-fast={days[0]?.isFast || undefined}>
      <h3>
        <Ornament month={month} hasOneRing />
        {month !== AYYAM_I_HA && <b>{texts.number(month)}</b>} <span>{texts.monthName(month)}</span>
      </h3>
      <div aria-hidden="true" className="card-weekdays">
        {WEEK.map((civilDay) => (
          <span key={civilDay}>{whole().days.shortWeekday(civilDay)}</span>
        ))}
      </div>
      <ol data-first={weekdayOf(first)}>
        {days.map((day) => (
          <CardDay key={day.day} {...day} />
        ))}
      </ol>
    </section>
  );
}

function CardDay({ civilDay, day, isFeast, holyDays }: YearDay) {
  const { days, documents } = whole();
  return (
    <li data-feast={isFeast || undefined} data-holy={holyDays.length > 0 || undefined}>
      <b>{texts.number(day)}</b>
      <time dateTime={civilDay}>
        <span className="sr-only">{days.short(civilDay)}</span>
        <i aria-hidden="true">{days.dayAlone(civilDay)}</i>
      </time>
      {isFeast && <em className="sr-only">{documents.year.feast}</em>}
      {holyDays.map(({ id, name }) => (
        <em key={id} className="sr-only" dir="auto">
          {name}
        </em>
      ))}
    </li>
  );
}
