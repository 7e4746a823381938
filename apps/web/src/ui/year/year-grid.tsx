// biome-ignore-all lint/a11y/noRedundantRoles: months stand in weeks where space is narrow, and lose the roles of a table
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a grid whose cells take the focus is a table, too
import * as texts from '@bahai-friends/languages/en/dashboard/year';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useRef,
  useState,
} from 'react';
import { spoken } from '../../texts/spoken.ts';
import { readingKey } from '../tables/reading-key.ts';
import { dayAfterKey, type MonthLayout } from './day-navigation.ts';
import type { HolyDayNames } from './holy-days-by-day.ts';
import { MonthRow, type YearContent } from './month-row.tsx';
import type { CalendarKind } from './shown-year.ts';
import type { YearDay, YearMonth } from './year-months.ts';
import './year-grid.css';

/** A day that should get the focus; a new object each time. */
export interface WantedDay {
  readonly civilDay: string;
}

interface YearGridProps {
  readonly label: string;
  readonly calendar: CalendarKind;
  readonly months: readonly YearMonth[];
  readonly content: YearContent;
  readonly holyDays: HolyDayNames;
  readonly today: string;
  readonly wantedDay: WantedDay | undefined;
  readonly onOpen: (day: YearDay) => void;
}

/** The numbers of the days of a month, as headings. */
const DAY_NUMBERS: Readonly<Record<CalendarKind, readonly number[]>> = {
  gregorian: Array.from({ length: 31 }, (_, index) => index + 1),
  badi: Array.from({ length: 19 }, (_, index) => index + 1),
};

/**
 * The days of a year, a month in each row; where space is narrow a month is a block of weeks. It is one tab stop, and
 * arrow keys move between days.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export const YearGrid = memo(function YearGrid(props: YearGridProps) {
  const { label, calendar, months, content, holyDays, today } = props;
  const { grid, active, ...handlers } = useYearFocus(props);
  return (
    <div className={`year-box year-${calendar}`}>
      <table ref={grid} role="grid" aria-label={label} className="year-grid" {...handlers}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="sr-only">{texts.month}</span>
            </th>
            {DAY_NUMBERS[calendar].map((number) => (
              <th key={number} role="columnheader" scope="col">
                {spoken.number(number)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {months.map((month) => (
            <MonthRow
              key={month.name}
              month={month}
              calendar={calendar}
              content={content}
              holyDays={holyDays}
              today={today}
              active={month.days.some(({ civilDay }) => civilDay === active) ? active : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

const dayElement = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;

function findDay(months: readonly YearMonth[], wanted: string | undefined): YearDay | undefined {
  for (const { days } of months) {
    const day = days.find(({ civilDay }) => civilDay === wanted);
    if (day) return day;
  }
  return undefined;
}

function focusDay(grid: HTMLElement | null, civilDay: string): void {
  grid?.querySelector<HTMLElement>(`[data-day="${civilDay}"]`)?.focus();
}

/** Where months are blocks of weeks, there are more than a window shows, so it is scrolled to that of a day. */
function showDay(grid: HTMLElement | null, civilDay: string): () => void {
  const month = grid?.querySelector(`[data-day="${civilDay}"]`)?.closest('tr');
  if (!month || layoutOf(grid) !== 'weeks') return () => {};
  // The grid may be laid out before it is shown.
  const shown = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    shown.disconnect();
    month.scrollIntoView({ block: 'start' });
  });
  if (grid) shown.observe(grid);
  return () => shown.disconnect();
}

/** The day that Tab leads to, and the effect of keys and clicks. */
function useYearFocus({ months, today, wantedDay, onOpen }: YearGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(today);
  const active = (findDay(months, chosen) ?? findDay(months, today) ?? months[0]?.days[0])
    ?.civilDay;
  const opened = useRef(today);
  useEffect(() => showDay(grid.current, opened.current), []);
  useEffect(() => {
    if (wantedDay) focusDay(grid.current, wantedDay.civilDay);
  }, [wantedDay]);
  return {
    grid,
    active,
    onKeyDown: (event: KeyboardEvent) => {
      const from = dayElement(event.target)?.dataset.day;
      const key = readingKey(event, event.currentTarget);
      const next = from && dayAfterKey(key, from, months, layoutOf(grid.current));
      if (!next) return;
      event.preventDefault();
      focusDay(grid.current, next);
    },
    onFocus: ({ target }: FocusEvent) => {
      const day = dayElement(target)?.dataset.day;
      if (day !== undefined) setChosen(day);
    },
    onClick: ({ target }: MouseEvent) => {
      const element = dayElement(target);
      const day = findDay(months, element?.dataset.day);
      if (!day?.isInCalendar) return;
      // Some browsers do not focus a button on click; what it opens returns the focus to it.
      element?.focus();
      onOpen(day);
    },
  };
}

/** The layout of the months that the style sheet has chosen. */
function layoutOf(grid: HTMLElement | null): MonthLayout {
  const layout = grid && getComputedStyle(grid).getPropertyValue('--month-layout').trim();
  return layout === 'weeks' ? 'weeks' : 'row';
}
