import { toBadiDate } from '@bahai-friends/badi-calendar';
import { monthId, type YearMonth } from '../../../calendar/badi-year.ts';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { NextYear, PreviousYear } from '../../../calendar/year-steps.tsx';
import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';

interface YearNavigationProps {
  readonly year: number;
  readonly months: readonly YearMonth[];
  /** The community's civil day. */
  readonly today: string;
}

const pathOf = (year: number): string => `/calendar/${year}`;

/** Links to the neighbouring years, to today, and to the end of the page. */
export function YearNavigation({ year, months, today }: YearNavigationProps) {
  return (
    <nav aria-label={whole().documents.year.years} className="year-navigation">
      <PreviousYear year={year} pathOf={pathOf} />
      <TodayLink months={months} today={today} />
      <NextYear year={year} pathOf={pathOf} />
      <a href="#subscribe">{whole().documents.year.subscribe}</a>
      <a href="#take-home">{whole().documents.takeHome.title}</a>
    </nav>
  );
}

function TodayLink({ months, today }: Pick<YearNavigationProps, 'months' | 'today'>) {
  const month = months.find(({ days }) => days.some(({ civilDay }) => civilDay === today));
  return month ? (
    <a href={`#${monthId(month.month)}`}>
      {whole().documents.year.todayIs(texts.dayAndMonth(toBadiDate(today)))}
    </a>
  ) : (
    <a href={inLanguage('/calendar')}>{whole().documents.year.thisYear}</a>
  );
}
