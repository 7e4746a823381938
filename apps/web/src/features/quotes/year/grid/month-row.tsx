// biome-ignore-all lint/a11y/noRedundantRoles: months stand in weeks where space is narrow, and lose the roles of a table
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a grid whose cells take the focus is a table, too
// biome-ignore-all lint/a11y/useFocusableInteractive: the day in a cell takes the focus
import * as languageTexts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { memo } from 'react';
import { spoken } from '../../../../texts/spoken.ts';
import type { CalendarKind } from '../shown-year.ts';
import type { DayCounts } from './day-counts.ts';
import { DayMarks } from './day-marks.tsx';
import type { DaysInLanguage } from './days-in-language.ts';
import { fullNameOf, type HolyDayNames } from './holy-days-by-day.ts';
import { weekdaysOf, type YearDay, type YearMonth } from './year-months.ts';
import './year-day.css';

interface MonthRowProps {
  readonly month: YearMonth;
  readonly calendar: CalendarKind;
  readonly counts: DayCounts;
  readonly holyDays: HolyDayNames;
  /** Those of the chosen language; undefined where none is chosen. */
  readonly inLanguage: DaysInLanguage | undefined;
  readonly today: string;
  /** The day that Tab leads to, when it is in this month. */
  readonly active: string | undefined;
}

/** The days of a month after its name. */
export const MonthRow = memo(function MonthRow(props: MonthRowProps) {
  const { month, calendar, counts, holyDays, inLanguage, today, active } = props;
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
          // The first day stands below its weekday, the others follow.
          style={day.number === 1 ? { gridColumnStart: day.weekday + 1 } : undefined}
        >
          <Day
            day={day}
            count={counts.get(day.civilDay) ?? 0}
            holyDays={holyDays}
            inLanguage={inLanguage}
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
  readonly count: number;
  readonly holyDays: HolyDayNames;
  readonly inLanguage: DaysInLanguage | undefined;
  readonly today: string;
  readonly isActive: boolean;
}

function Day({ day, count, holyDays, inLanguage, today, isActive }: DayProps) {
  const { civilDay, number, feast, isInCalendar } = day;
  const isHolyDay = holyDays.has(civilDay);
  const isMarked = isHolyDay || feast !== undefined;
  const language = count > 0 ? inLanguage : undefined;
  const isIn = language?.days.has(civilDay);
  return (
    <button
      type="button"
      className={classOf(day, count, isMarked, today)}
      data-day={civilDay}
      data-count={count > 1 ? count : undefined}
      data-in-language={isIn || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-label={labelOf(
        fullNameOf(day, holyDays),
        isInCalendar,
        count,
        language && { name: language.name, isIn: isIn === true },
      )}
      aria-current={civilDay === today ? 'date' : undefined}
      aria-disabled={!isInCalendar || undefined}
    >
      {spoken.number(number)}
      {isMarked && <DayMarks isHolyDay={isHolyDay} isFeast={feast !== undefined} />}
    </button>
  );
}

function labelOf(
  name: string,
  isInCalendar: boolean,
  count: number,
  language: { readonly name: string; readonly isIn: boolean } | undefined,
): string {
  if (!isInCalendar) return texts.dayUnavailable(name);
  return language
    ? languageTexts.dayWithLanguage(name, count, language.name, language.isIn)
    : texts.dayWithCount(name, count);
}

function classOf({ civilDay }: YearDay, count: number, isMarked: boolean, today: string): string {
  const full = count > 0 ? ' year-day-full' : '';
  const marked = isMarked ? ' year-day-marked' : '';
  const past = civilDay < today ? ' year-day-past' : '';
  return `year-day${full}${marked}${past}`;
}
