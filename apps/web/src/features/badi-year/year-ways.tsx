import { FIRST_YEAR, LAST_YEAR, toBadiDate } from '@bahai-friends/badi-calendar';
import { texts } from './texts.ts';
import { monthId, type YearMonth } from './year-months.ts';

interface YearWaysProps {
  readonly year: number;
  readonly months: readonly YearMonth[];
  /** The community's civil day. */
  readonly today: string;
}

/** To the years beside this one, to today, and to the end of the page. */
export function YearWays({ year, months, today }: YearWaysProps) {
  return (
    <nav aria-label={texts.years()} className="year-ways">
      {year > FIRST_YEAR && (
        <a rel="prev" href={`/calendar/${year - 1}`}>
          <span aria-hidden="true">‹</span> {texts.yearName(year - 1)}
        </a>
      )}
      <TodayLink months={months} today={today} />
      {year < LAST_YEAR && (
        <a rel="next" href={`/calendar/${year + 1}`}>
          {texts.yearName(year + 1)} <span aria-hidden="true">›</span>
        </a>
      )}
      <a href="#subscribe">{texts.subscribe()}</a>
    </nav>
  );
}

function TodayLink({ months, today }: Pick<YearWaysProps, 'months' | 'today'>) {
  const month = months.find(({ days }) => days.some(({ civilDay }) => civilDay === today));
  return month ? (
    <a href={`#${monthId(month.month)}`}>{texts.todayIs(texts.dayAndMonth(toBadiDate(today)))}</a>
  ) : (
    <a href="/calendar">{texts.thisYear()}</a>
  );
}
