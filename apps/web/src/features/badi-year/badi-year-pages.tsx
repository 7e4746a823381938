import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import type { SitePageData } from '@bahai-friends/contract';
import { BadiYearPage } from './badi-year-page.tsx';

const PATH = /^\/calendar(?:\/([1-9]\d{0,2}))?$/;

/** `/calendar`, the year of today, and `/calendar/{year}` in B.E. */
function find(path: string) {
  const match = PATH.exec(path);
  if (!match) return null;
  const year = match[1] === undefined ? null : Number(match[1]);
  if (year !== null && (year < FIRST_YEAR || year > LAST_YEAR)) return null;
  return { address: path, needs: { badiYear: year } };
}

const yearOf = ({ badiYear }: SitePageData): number => badiYear?.year ?? FIRST_YEAR;

/** The Badí years. */
export const badiYearPages = {
  module: 'src/features/badi-year/badi-year.css',
  find,
  title: (data: SitePageData) => `${yearOf(data)} B.E. – ${data.site.siteName}`,
  head: (data: SitePageData) => ({ description: `The Badí year ${yearOf(data)} B.E.` }),
  render: (data: SitePageData) => data.badiYear && <BadiYearPage {...data.badiYear} />,
};
