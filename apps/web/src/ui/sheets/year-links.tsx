import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import { texts } from '../../calendar/badi-year-texts.ts';
import { inLanguage } from '../../site/page-address.ts';

interface YearLinksProps {
  readonly year: number;
  /** The path of the same sheet of another year, without the language. */
  readonly pathOf: (year: number) => string;
}

/** From a year's sheet to the calendar of the year, and to the same sheet of the years beside it. */
export function YearLinks({ year, pathOf }: YearLinksProps) {
  return (
    <>
      <a href={inLanguage(`/calendar/${year}`)}>{texts.title(year)}</a>
      {year > FIRST_YEAR && (
        <a rel="prev" href={inLanguage(pathOf(year - 1))}>
          <span aria-hidden="true">‹</span> {texts.yearName(year - 1)}
        </a>
      )}
      {year < LAST_YEAR && (
        <a rel="next" href={inLanguage(pathOf(year + 1))}>
          {texts.yearName(year + 1)} <span aria-hidden="true">›</span>
        </a>
      )}
    </>
  );
}
