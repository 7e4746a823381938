import * as texts from '@bahai-friends/languages/en/dashboard/year';
import type { ReactNode } from 'react';
import { spoken } from '../../texts/spoken.ts';
import { DayMarks } from './day-marks.tsx';
import './year-day.css';
import './year-legend.css';

interface YearLegendProps {
  readonly withOne: string;
  readonly withSeveral: string;
  readonly without: string;
  /** The meaning of a corner, where days may have one. */
  readonly cornered?: string | undefined;
}

/** The meaning of the marks on days. Screen readers get it with each day's name. */
export function YearLegend({ withOne, withSeveral, without, cornered }: YearLegendProps) {
  const day = spoken.number(1);
  return (
    <ul aria-hidden className="year-legend [--mark:var(--color-mark)]">
      <Entry label={withOne} sample={<span className="year-day year-day-full">{day}</span>} />
      <Entry
        label={withSeveral}
        sample={
          <span className="year-day year-day-full" data-count={spoken.number(2)}>
            {day}
          </span>
        }
      />
      <Entry label={without} sample={<span className="year-day">{day}</span>} />
      {cornered && (
        <Entry
          label={cornered}
          sample={
            <span className="year-day year-day-full" data-cornered>
              {day}
            </span>
          }
        />
      )}
      <Entry
        label={texts.isToday}
        sample={
          <span className="year-day" data-today>
            {day}
          </span>
        }
      />
      <Entry label={texts.isHolyDay} sample={<DayMarks isHolyDay isFeast={false} />} />
      <Entry label={texts.isFeast} sample={<DayMarks isHolyDay={false} isFeast />} />
    </ul>
  );
}

interface EntryProps {
  readonly label: string;
  readonly sample: ReactNode;
}

function Entry({ label, sample }: EntryProps) {
  return (
    <li>
      {sample}
      {label}
    </li>
  );
}
