import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import type { PageRequest, SitePageData } from '@bahai-friends/contract';
import { firstFonts } from '../../fonts/first-fonts.ts';
import { BadiYearPage } from './badi-year-page.tsx';
import { texts } from './texts.ts';
import { spanOfYear } from './year-months.ts';

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
  title: (data: SitePageData) => `${texts.title(yearOf(data))} – ${data.site.siteName}`,
  head(data: SitePageData) {
    const year = yearOf(data);
    const description = texts.description(year, spanOfYear(year));
    return { description, fonts: firstFonts(), shared: { title: texts.title(year), description } };
  },
  render: ({ badiYear, site, publicUrl }: SitePageData & Pick<PageRequest, 'publicUrl'>) =>
    badiYear && (
      <BadiYearPage
        {...badiYear}
        siteName={site.siteName}
        today={site.today}
        publicUrl={publicUrl}
      />
    ),
};
