import type { YearDay } from '../../../calendar/badi-year.ts';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { whole } from '../../../texts/whole.ts';

/** A day whose names have this many letters or more is set smaller, so that they fit its box. */
const LONG = 60;

/** A day of a month: its two dates, its observances, and room to write. */
export function WallDay({ civilDay, day, isFeast, holyDays }: YearDay) {
  const isLabelled = day === 1 || civilDay.endsWith('-01');
  const { days, documents } = whole();
  return (
    <li
      data-feast={isFeast || undefined}
      data-holy={holyDays.length > 0 || undefined}
      data-long={holyDays.map(({ name }) => name).join('').length > LONG || undefined}
    >
      <b>{texts.number(day)}</b>
      <time dateTime={civilDay}>
        <span className="wall-date">{days.short(civilDay)}</span>
        <i aria-hidden="true">
          {isLabelled ? days.monthAndDay(civilDay) : days.dayAlone(civilDay)}
        </i>
      </time>
      {isFeast && <em>{documents.year.feast}</em>}
      {holyDays.map(({ id, name }) => (
        <bdi key={id}>{name}</bdi>
      ))}
    </li>
  );
}
