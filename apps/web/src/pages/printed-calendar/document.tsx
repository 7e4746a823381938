import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import { type BadiYearData, spanOfYear } from '../../calendar/badi-year.ts';
import { texts } from '../../calendar/badi-year-texts.ts';
import { firstFonts } from '../../fonts/first-fonts.ts';
import { whole } from '../../texts/whole.ts';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';
import { isPaper, type Paper } from './sheets/paper.ts';
import { RefusedPaper } from './sheets/refused-paper.tsx';
import { WallCalendar } from './sheets/wall-calendar.tsx';
import { YearCard } from './sheets/year-card.tsx';

const PATH = /^\/calendar\/([1-9]\d{0,2})\/(wall|card)$/;

/** A page for each month, or all months on one. */
type Layout = 'wall' | 'card';

/** The paper is null where the printer's own is meant; another one than there is a layout for is refused. */
export type PrintedCalendarValues = Readonly<{
  year: number;
  layout: Layout;
  paper: Paper | 'refused' | null;
}>;

export interface PrintedCalendarParts {
  readonly printed: PrintedCalendarValues & BadiYearData;
}

function find(path: string, query: URLSearchParams): FoundDocument<PrintedCalendarValues> | null {
  const [, digits, name] = PATH.exec(path) ?? [];
  const year = Number(digits);
  if (digits === undefined || year < FIRST_YEAR || year > LAST_YEAR) return null;
  const layout = name === 'wall' ? 'wall' : 'card';
  const [paper, ...others] = query.getAll('paper');
  if (paper === undefined) return { address: path, values: { year, layout, paper: null } };
  if (!isPaper(paper) || others.length > 0) {
    return { address: path, values: { year, layout, paper: 'refused' }, isRefused: true };
  }
  return { address: `${path}?paper=${paper}`, values: { year, layout, paper } };
}

const titleOf = ({ layout, year }: PrintedCalendarValues): string =>
  whole().documents.takeHome[layout].title(texts.yearName(year));

/** A Badí year for paper: `/calendar/{year}/wall` and `/calendar/{year}/card`. */
export const document = {
  find,
  title: ({ printed, site }) => `${titleOf(printed)} – ${site.siteName}`,
  head({ printed }) {
    const { layout, year, paper } = printed;
    const say = whole().documents.takeHome[layout].description;
    const description = say(texts.yearName(year), whole().days.span(spanOfYear(year)));
    // The same year for another paper is no other page to be found.
    const shared = paper === null && { shared: { title: titleOf(printed), description } };
    return { description, fonts: firstFonts(), ...shared };
  },
  render({ printed, site, publicUrl }) {
    const { paper, layout } = printed;
    const known = { ...printed, siteName: site.siteName, publicUrl, title: titleOf(printed) };
    if (paper === 'refused') return <RefusedPaper {...known} />;
    const Calendar = layout === 'wall' ? WallCalendar : YearCard;
    return <Calendar {...known} paper={paper} />;
  },
} satisfies DocumentPages<PrintedCalendarParts, PrintedCalendarValues>;
