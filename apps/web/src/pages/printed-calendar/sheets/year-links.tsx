import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { inLanguage } from '../../../site/page-address.ts';
import type { PrintedYear } from './printed-year.ts';

/** To the calendar of the year, and to the years beside it in the same layout and on the same paper. */
export function YearLinks({ year, layout, paper }: Pick<PrintedYear, 'year' | 'layout' | 'paper'>) {
  const query = paper === null ? '' : `?paper=${paper}`;
  const hrefOf = (other: number) => inLanguage(`/calendar/${other}/${layout}${query}`);
  return (
    <>
      <a href={inLanguage(`/calendar/${year}`)}>{texts.title(year)}</a>
      {year > FIRST_YEAR && (
        <a rel="prev" href={hrefOf(year - 1)}>
          <span aria-hidden="true">‹</span> {texts.yearName(year - 1)}
        </a>
      )}
      {year < LAST_YEAR && (
        <a rel="next" href={hrefOf(year + 1)}>
          {texts.yearName(year + 1)} <span aria-hidden="true">›</span>
        </a>
      )}
    </>
  );
}
