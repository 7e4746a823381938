import { toBadiDate } from '@bahai-friends/badi-calendar';
import { monthsOfYear, spanOfYear } from '../../../calendar/badi-year.ts';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { whole } from '../../../texts/whole.ts';
import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';
import { PaperLinks } from '../../../ui/sheets/paper-links.tsx';
import { PrintHead } from '../../../ui/sheets/print-head.tsx';
import { YearLinks } from '../../../ui/sheets/year-links.tsx';
import { CardMonth } from './card-month.tsx';
import { type PrintedYear, pathOnPaper, printedPath } from './printed-year.ts';
import { YearFoot } from './year-foot.tsx';

/** How many holy days fit below the months. */
const NAMED_MAX = 24;

/** All months of a year on one sheet, and the names of its holy days. */
export function YearCard(printed: PrintedYear) {
  const { year, holyDays, paper, title, siteName } = printed;
  return (
    <>
      <PrintHead siteName={siteName} title={title}>
        <YearLinks year={year} pathOf={(other) => printedPath(other, printed)} />
        <PaperLinks pathOf={pathOnPaper(printed)} current={paper} />
      </PrintHead>
      <div className="sheets" data-paper={paper ?? undefined}>
        <section className="sheet year-card">
          <header className="card-head">
            <NinePointedStar />
            <h2>{texts.title(year)}</h2>
            <p>{whole().days.span(spanOfYear(year))}</p>
          </header>
          <div className="card-months">
            {monthsOfYear({ year, holyDays }).map((month) => (
              <CardMonth key={month.month} {...month} />
            ))}
          </div>
          <HolyDays holyDays={holyDays} />
          <YearFoot {...printed} />
        </section>
      </div>
    </>
  );
}

/** The holy days by name, as many as fit, and the meaning of the marks. */
function HolyDays({ holyDays }: Pick<PrintedYear, 'holyDays'>) {
  const { documents, days, number } = whole();
  const left = holyDays.length - NAMED_MAX;
  return (
    <div className="card-legend">
      <p className="card-marks">
        <span data-feast>{documents.year.feast}</span>
        <span data-holy>{documents.year.holyDays}</span>
        <span data-fast>{documents.year.theFast}</span>
      </p>
      <ul data-many={holyDays.length > NAMED_MAX / 2 || undefined}>
        {holyDays.slice(0, NAMED_MAX).map(({ id, name, date }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            <span>
              {texts.dayAndMonth(toBadiDate(date))} ·{' '}
              <time dateTime={date}>{days.short(date)}</time>
            </span>
          </li>
        ))}
        {left > 0 && <li>{documents.takeHome.card.more(number(left))}</li>}
      </ul>
    </div>
  );
}
