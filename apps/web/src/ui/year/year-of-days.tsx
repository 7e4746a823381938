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
  /** How full the year is. */
  readonly summary?: string;
  /** What can be done with the whole year. */
  readonly action?: ReactNode;
  /** Which days are marked. */
  readonly filter?: ReactNode;
  readonly content: YearContent;
  /** In place of the days, as long as it is not known what they have. */
  readonly instead?: ReactNode;
  readonly legend: ComponentProps<typeof YearLegend>;
  readonly onOpen: (day: YearDay) => void;
}

/** All days of a year, with the ways to other years and what the marks of days mean. */
export function YearOfDays(props: YearOfDaysProps) {
  const { year, summary, action, filter, content, instead, legend, onOpen } = props;
  const { shown, months, holyDays, today, wantedDay } = year;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-60 grow">
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
