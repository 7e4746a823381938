import { FIRST_YEAR, LAST_YEAR } from '@bahai-friends/badi-calendar';
import { askedPaper, type Paper } from '@bahai-friends/contract/paper';
import { type BadiYearData, spanOfYear } from '../../calendar/badi-year.ts';
import { texts } from '../../calendar/badi-year-texts.ts';
import { whole } from '../../texts/whole.ts';
import { RefusedPaper } from '../../ui/sheets/refused-paper.tsx';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';
import { pathOnPaper } from './sheets/printed-year.ts';
import { WallCalendar } from './sheets/wall-calendar.tsx';
import { YearCard } from './sheets/year-card.tsx';

const PATH = /^\/calendar\/([1-9]\d{0,2})\/(wall|card)$/;

/** A page for each month, or all months on one page. */
type Layout = 'wall' | 'card';

/** The paper is null for the printer's own; one without a layout is refused. */
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
  const paper = askedPaper(query);
  const values = { year, layout, paper } as const;
  if (paper === null) return { address: path, values };
  if (paper === 'refused') return { address: path, values, isRefused: true };
  return { address: `${path}?paper=${paper}`, values };
}

const titleOf = ({ layout, year }: PrintedCalendarValues): string =>
  whole().documents.takeHome[layout].title(texts.yearName(year));

/** A Badí year for printing: `/calendar/{year}/wall` and `/calendar/{year}/card`. */
export const document = {
  find,
  title: ({ printed, site }) => `${titleOf(printed)} – ${site.siteName}`,
  head({ printed }) {
    const { layout, year, paper } = printed;
    const say = whole().documents.takeHome[layout].description;
    const description = say(texts.yearName(year), whole().days.span(spanOfYear(year)));
    // The same year for another paper must not be indexed as another page.
    const shared = paper === null && { shared: { title: titleOf(printed), description } };
    return { description, inSerif: [], ...shared };
  },
  render({ printed, site, publicUrl }) {
    const { paper, layout } = printed;
    const known = { ...printed, siteName: site.siteName, publicUrl, title: titleOf(printed) };
    if (paper === 'refused') return <RefusedPaper {...known} pathOf={pathOnPaper(printed)} />;
    const Calendar = layout === 'wall' ? WallCalendar : YearCard;
    return <Calendar {...known} paper={paper} />;
  },
} satisfies DocumentPages<PrintedCalendarParts, PrintedCalendarValues>;
