import { AYYAM_I_HA, weekdayOf } from '@bahai-friends/badi-calendar';
import { monthId, WEEK, type YearDay, type YearMonth } from '../../../calendar/badi-year.ts';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { whole } from '../../../texts/whole.ts';
import { Ornament } from '../../../ui/ornaments/ornament.tsx';

interface MonthCardProps extends YearMonth {
  /** The community's civil day. */
  readonly today: string;
}

const isFirstOfItsMonth = (civilDay: string): boolean => civilDay.endsWith('-01');

/**
 * A month: a list of its days, laid out as weeks under a row of weekdays where there is room. The names of its holy
 * days are then below the weeks.
 */
export function MonthCard({ month, days, today }: MonthCardProps) {
  const first = days[0]?.civilDay ?? '';
  const last = days.at(-1)?.civilDay ?? '';
  const kept = days.filter(({ holyDays }) => holyDays.length > 0);
  const isAyyamIHa = month === AYYAM_I_HA;
  return (
    <section
      id={monthId(month)}
      className="card month"
      data-fast={days[0]?.isFast || undefined}
      data-ayyam-i-ha={isAyyamIHa || undefined}
    >
      <h2 className="card-title">
        <Ornament month={month} hasOneRing />
        {!isAyyamIHa && <span className="month-number">{texts.number(month)}</span>}
        <span className="month-name">{texts.monthName(month)}</span>{' '}
        {!isAyyamIHa && <span className="month-meaning">{texts.monthMeaning(month)}</span>}
      </h2>
      <div className="month-body">
        <p className="month-span">
          {whole().days.monthSpan({ start: first, end: last })}
          {days[0]?.isFast && <b>{whole().documents.year.theFast}</b>}
        </p>
        <WeekdayNames />
        <ol data-first={weekdayOf(first)}>
          {days.map((day) => (
            <DayItem key={day.day} {...day} isToday={day.civilDay === today} />
          ))}
        </ol>
        {kept.length > 0 && (
          // Screen readers get each name with its day.
          <ul aria-hidden="true" className="month-holy-days">
            {kept.map(({ day, holyDays }) => (
              <li key={day}>
                <b>{texts.number(day)}</b>
                <Names of={holyDays} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function WeekdayNames() {
  return (
    // The date of each day has its weekday, too.
    <div aria-hidden="true" className="month-weekdays">
      {WEEK.map((civilDay) => (
        <span key={civilDay}>{whole().days.shortWeekday(civilDay)}</span>
      ))}
    </div>
  );
}

interface DayItemProps extends YearDay {
  readonly isToday: boolean;
}

function DayItem({ civilDay, day, isFeast, isFast, isToday, holyDays }: DayItemProps) {
  const isMarked = isFeast || isFast || isToday || holyDays.length > 0;
  const isLabelled = day === 1 || isFirstOfItsMonth(civilDay);
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      data-feast={isFeast || undefined}
      data-holy={holyDays.length > 0 || undefined}
    >
      <b>{texts.number(day)}</b>
      <time dateTime={civilDay}>{whole().days.short(civilDay)}</time>
      <i aria-hidden="true">
        {isLabelled ? whole().days.monthAndDay(civilDay) : whole().days.dayAlone(civilDay)}
      </i>
      {isMarked && (
        <p>
          {isFeast && <em>{whole().documents.year.feast}</em>}{' '}
          {holyDays.length > 0 && <Names of={holyDays} />}{' '}
          {isFast && <small>{whole().documents.year.fast}</small>}{' '}
          {isToday && <strong className="today-pill">{whole().documents.year.today}</strong>}
        </p>
      )}
    </li>
  );
}

function Names({ of: holyDays }: { readonly of: YearDay['holyDays'] }) {
  return (
    <span>
      {holyDays.map(({ id, name }) => (
        <bdi key={id}>{name}</bdi>
      ))}
    </span>
  );
}
