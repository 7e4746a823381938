import { FIRST_YEAR, LAST_YEAR, toBadiDate } from '@bahai-friends/badi-calendar';
import { monthId, type YearMonth } from '../../../calendar/badi-year.ts';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';

interface YearWaysProps {
  readonly year: number;
  readonly months: readonly YearMonth[];
  /** The community's civil day. */
  readonly today: string;
}

/** To the years beside this one, to today, and to the end of the page. */
export function YearWays({ year, months, today }: YearWaysProps) {
  return (
    <nav aria-label={whole().documents.year.years} className="year-ways">
      {year > FIRST_YEAR && (
        <a rel="prev" href={inLanguage(`/calendar/${year - 1}`)}>
          <span aria-hidden="true">‹</span> {texts.yearName(year - 1)}
        </a>
      )}
      <TodayLink months={months} today={today} />
      {year < LAST_YEAR && (
        <a rel="next" href={inLanguage(`/calendar/${year + 1}`)}>
          {texts.yearName(year + 1)} <span aria-hidden="true">›</span>
        </a>
      )}
      <a href="#subscribe">{whole().documents.year.subscribe}</a>
      <a href="#take-home">{whole().documents.takeHome.title}</a>
    </nav>
  );
}

function TodayLink({ months, today }: Pick<YearWaysProps, 'months' | 'today'>) {
  const month = months.find(({ days }) => days.some(({ civilDay }) => civilDay === today));
  return month ? (
    <a href={`#${monthId(month.month)}`}>
      {whole().documents.year.todayIs(texts.dayAndMonth(toBadiDate(today)))}
    </a>
  ) : (
    <a href={inLanguage('/calendar')}>{whole().documents.year.thisYear}</a>
  );
}
