import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import { type BadiYearData, spanOfYear } from '../../calendar/badi-year.ts';
import { texts } from '../../calendar/badi-year-texts.ts';
import type { DocumentPages } from '../page-kinds.ts';
import { BadiYearPage } from './year/badi-year-page.tsx';

const PATH = /^\/calendar(?:\/([1-9]\d{0,2}))?$/;

export interface CalendarParts {
  readonly badiYear?: BadiYearData;
}

/** The year in B.E.; null for the present year. */
export type CalendarValues = Readonly<Record<'year', number | null>>;

/** `/calendar`, the present year, and `/calendar/{year}` in B.E. */
function find(path: string) {
  const match = PATH.exec(path);
  if (!match) return null;
  const year = match[1] === undefined ? null : Number(match[1]);
  if (year !== null && (year < FIRST_YEAR || year > LAST_YEAR)) return null;
  return { address: path, values: { year }, ...(year === null && ({ isKept: true } as const)) };
}

const yearOf = ({ badiYear }: CalendarParts): number => badiYear?.year ?? FIRST_YEAR;

/** The pages of Badí years. */
export const document = {
  find,
  hasOwnLooks: true,
  title: (data) => `${texts.title(yearOf(data))} – ${data.site.siteName}`,
  head(data) {
    const year = yearOf(data);
    const description = texts.description(year, spanOfYear(year));
    return {
      description,
      inSerif: [data.site.siteName],
      shared: { title: texts.title(year), description },
    };
  },
  render: ({ badiYear, site, publicUrl }) =>
    badiYear && (
      <BadiYearPage
        {...badiYear}
        siteName={site.siteName}
        today={site.today}
        publicUrl={publicUrl}
      />
    ),
} satisfies DocumentPages<CalendarParts, CalendarValues>;
