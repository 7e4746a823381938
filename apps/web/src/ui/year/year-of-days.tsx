import * as texts from '@bahai-friends/languages/en/dashboard/year';
import type { ComponentProps, ReactNode } from 'react';
import type { YearContent } from './month-row.tsx';
import { titleOf } from './shown-year.ts';
import type { Year } from './use-year.ts';
import { CalendarChoice, YearStepper } from './year-choice.tsx';
import { YearGrid } from './year-grid.tsx';
import { YearLegend } from './year-legend.tsx';
import type { YearDay } from './year-months.ts';

interface YearOfDaysProps {
  readonly year: Year;
  /** A sentence about how full the year is. */
  readonly summary?: string;
  /** An action on the whole year. */
  readonly action?: ReactNode;
  /** The choice of days to mark. */
  readonly filter?: ReactNode;
  readonly content: YearContent;
  /** Shown in place of the days, until their content is known. */
  readonly instead?: ReactNode;
  readonly legend: ComponentProps<typeof YearLegend>;
  readonly onOpen: (day: YearDay) => void;
}

/** All days of a year, with buttons to other years and the meaning of the marks. */
export function YearOfDays(props: YearOfDaysProps) {
  const { year, summary, action, filter, content, instead, legend, onOpen } = props;
  const { shown, months, holyDays, today, wantedDay } = year;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-[min(15rem,100%)] grow">
          <YearStepper shown={shown} onShow={year.show} onToday={year.showToday} />
          {summary && <p className="mt-1 text-sm text-muted">{summary}</p>}
        </div>
        <CalendarChoice shown={shown} today={today} onShow={year.show} />
        {action}
      </div>
      {filter}
      {year.areHolyDaysMissing && <p className="text-muted">{texts.holyDaysMissing}</p>}
      {instead || (
        <YearGrid
          label={texts.daysOf(titleOf(shown))}
          calendar={shown.calendar}
          months={months}
          content={content}
          holyDays={holyDays}
          today={today}
          wantedDay={wantedDay}
          onOpen={onOpen}
        />
      )}
      <YearLegend {...legend} />
    </div>
  );
}
