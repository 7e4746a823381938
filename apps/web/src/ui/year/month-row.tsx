// biome-ignore-all lint/a11y/noRedundantRoles: months stand in weeks where space is narrow, and lose the roles of a table
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a grid whose cells take the focus is a table, too
// biome-ignore-all lint/a11y/useFocusableInteractive: the day in a cell takes the focus
import * as texts from '@bahai-friends/languages/en/dashboard/year';
import { memo } from 'react';
import { spoken } from '../../texts/spoken.ts';
import { DayMarks } from './day-marks.tsx';
import { fullNameOf, type HolyDayNames } from './holy-days-by-day.ts';
import type { CalendarKind } from './shown-year.ts';
import { weekdaysOf, type YearDay, type YearMonth } from './year-months.ts';
import './year-day.css';

/** The content of a year's days. Each must be the same object from one render to the next. */
export interface YearContent {
  /** The count of a civil day; days without any are missing. */
  readonly counts: ReadonlyMap<string, number>;
  /** Days with a marked corner. */
  readonly cornered?: ReadonlySet<string> | undefined;
  /** A day in words: `name` is its name in both calendars, with its observances. */
  readonly labelOf: (name: string, count: number, civilDay: string) => string;
}

interface MonthRowProps {
  readonly month: YearMonth;
  readonly calendar: CalendarKind;
  readonly content: YearContent;
  readonly holyDays: HolyDayNames;
  readonly today: string;
  /** The day that Tab leads to, when it is in this month. */
  readonly active: string | undefined;
}

/** The days of a month after its name. */
export const MonthRow = memo(function MonthRow(props: MonthRowProps) {
  const { month, calendar, content, holyDays, today, active } = props;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {month.name}
        {month.span && <span className="year-span">{month.span}</span>}
        <span aria-hidden className="year-weekdays">
          {weekdaysOf(calendar).map((weekday) => (
            <span key={weekday}>{weekday}</span>
          ))}
        </span>
      </th>
      {month.days.map((day) => (
        <td
          key={day.number}
          role="gridcell"
          // The first day is below its weekday, and the others follow.
          style={day.number === 1 ? { gridColumnStart: day.weekday + 1 } : undefined}
        >
          <Day
            day={day}
            content={content}
            holyDays={holyDays}
            today={today}
            isActive={day.civilDay === active}
          />
        </td>
      ))}
    </tr>
  );
});

interface DayProps {
  readonly day: YearDay;
  readonly content: YearContent;
  readonly holyDays: HolyDayNames;
  readonly today: string;
  readonly isActive: boolean;
}

function Day({ day, content, holyDays, today, isActive }: DayProps) {
  const { civilDay, number, feast, isInCalendar } = day;
  const isHolyDay = holyDays.has(civilDay);
  const isMarked = isHolyDay || feast !== undefined;
  const count = content.counts.get(civilDay) ?? 0;
  const isCornered = count > 0 && content.cornered?.has(civilDay);
  const name = fullNameOf(day, holyDays);
  return (
    <button
      type="button"
      className={classOf(day, count, isMarked, today)}
      data-day={civilDay}
      data-count={count > 1 ? spoken.number(count) : undefined}
      data-cornered={isCornered || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-label={
        isInCalendar ? content.labelOf(name, count, civilDay) : texts.dayUnavailable(name)
      }
      aria-current={civilDay === today ? 'date' : undefined}
      aria-disabled={!isInCalendar || undefined}
    >
      {spoken.number(number)}
      {isMarked && <DayMarks isHolyDay={isHolyDay} isFeast={feast !== undefined} />}
    </button>
  );
}

function classOf({ civilDay }: YearDay, count: number, isMarked: boolean, today: string): string {
  const full = count > 0 ? ' year-day-full' : '';
  const marked = isMarked ? ' year-day-marked' : '';
  const past = civilDay < today ? ' year-day-past' : '';
  return `year-day${full}${marked}${past}`;
}
