import { texts } from '../../calendar/badi-year-texts.ts';
import { NextYear, PreviousYear } from '../../calendar/year-steps.tsx';
import { inLanguage } from '../../site/page-address.ts';

interface YearLinksProps {
  readonly year: number;
  /** The path of the same sheet for another year, without the language. */
  readonly pathOf: (year: number) => string;
}

/** Links from a year's sheet to the calendar of the year, and to the same sheet of the neighbouring years. */
export function YearLinks({ year, pathOf }: YearLinksProps) {
  return (
    <>
      <a href={inLanguage(`/calendar/${year}`)}>{texts.title(year)}</a>
      <PreviousYear year={year} pathOf={pathOf} />
      <NextYear year={year} pathOf={pathOf} />
    </>
  );
}
