import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import { inLanguage } from '../site/page-address.ts';
import { texts } from './badi-year-texts.ts';

interface YearStepProps {
  readonly year: number;
  /** The path of the same page for another year, without the language. */
  readonly pathOf: (year: number) => string;
}

/** A link to the same page for the previous year; null in the calendar's first year. */
export function PreviousYear({ year, pathOf }: YearStepProps) {
  if (year <= FIRST_YEAR) return null;
  return (
    <a rel="prev" href={inLanguage(pathOf(year - 1))}>
      <span aria-hidden="true">‹</span> {texts.yearName(year - 1)}
    </a>
  );
}

/** A link to the same page for the next year; null in the calendar's last year. */
export function NextYear({ year, pathOf }: YearStepProps) {
  if (year >= LAST_YEAR) return null;
  return (
    <a rel="next" href={inLanguage(pathOf(year + 1))}>
      {texts.yearName(year + 1)} <span aria-hidden="true">›</span>
    </a>
  );
}
