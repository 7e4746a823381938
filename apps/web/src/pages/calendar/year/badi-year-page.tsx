import {
  type BadiYearData,
  monthsOfYear,
  spanOfYear,
  type YearMonth,
} from '../../../calendar/badi-year.ts';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { inLanguage } from '../../../site/page-address.ts';
import { whole } from '../../../texts/whole.ts';
import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';
import { Ornament } from '../../../ui/ornaments/ornament.tsx';
import { MonthCard } from './month-card.tsx';
import { SubscribeCard } from './subscribe-card.tsx';
import { TakeHomeCard } from './take-home-card.tsx';
import { WeekdaysCard } from './weekdays-card.tsx';
import { YearNavigation } from './year-navigation.tsx';
import { YearOverview } from './year-overview.tsx';

interface BadiYearPageProps extends BadiYearData {
  readonly siteName: string;
  /** The community's civil day. */
  readonly today: string;
  readonly publicUrl: string | null;
}

/** How many months the first of two sheets of paper has. */
const MONTHS_PER_SHEET = 10;

/** The present month; in another year the first. */
const monthOf = (months: readonly YearMonth[], today: string): number =>
  months.find(({ days }) => days.some(({ civilDay }) => civilDay === today))?.month ?? 1;

/** A Badí year as a wall calendar: an overview, then month by month. */
export function BadiYearPage({ siteName, today, publicUrl, ...badiYear }: BadiYearPageProps) {
  const { year } = badiYear;
  const months = monthsOfYear(badiYear);
  const cards = months.map((month) => <MonthCard key={month.month} {...month} today={today} />);
  return (
    <div className="badi-year">
      <header className="masthead">
        <Ornament month={monthOf(months, today)} />
        <NinePointedStar />
        <p className="masthead-home">
          <a href={inLanguage('/')}>
            <bdi>{siteName}</bdi>
          </a>
        </p>
        <h1>{texts.title(year)}</h1>
        <p className="masthead-note">{whole().days.span(spanOfYear(year))}</p>
      </header>
      <p className="kept-note">{texts.kept(today)}</p>
      <YearNavigation year={year} months={months} today={today} />
      <YearOverview {...badiYear} />
      <div className="year-months">
        <div>{cards.slice(0, MONTHS_PER_SHEET)}</div>
        <div>{cards.slice(MONTHS_PER_SHEET)}</div>
      </div>
      <div className="year-end">
        <WeekdaysCard />
        <SubscribeCard publicUrl={publicUrl} />
        <TakeHomeCard year={year} publicUrl={publicUrl} />
      </div>
    </div>
  );
}
