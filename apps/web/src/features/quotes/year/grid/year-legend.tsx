import * as languageTexts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import type { ReactNode } from 'react';
import { DayMarks } from './day-marks.tsx';
import './year-day.css';
import './year-legend.css';

interface YearLegendProps {
  /** What the chosen language is called; undefined where none is chosen. */
  readonly language: string | undefined;
}

/** What the days of a year look like. Screen readers get it with each day's name. */
export function YearLegend({ language }: YearLegendProps) {
  return (
    <ul aria-hidden className="year-legend [--mark:var(--color-mark)]">
      <Entry label={texts.withQuote} sample={<span className="year-day year-day-full">1</span>} />
      <Entry
        label={texts.withSeveral}
        sample={
          <span className="year-day year-day-full" data-count="2">
            1
          </span>
        }
      />
      <Entry label={texts.withoutQuote} sample={<span className="year-day">1</span>} />
      {language && (
        <Entry
          label={languageTexts.inLanguage(language)}
          sample={
            <span className="year-day year-day-full" data-in-language>
              1
            </span>
          }
        />
      )}
      <Entry
        label={texts.isToday}
        sample={
          <span className="year-day" data-today>
            1
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
