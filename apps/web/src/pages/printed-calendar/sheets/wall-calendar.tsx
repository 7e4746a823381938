import { monthsOfYear } from '../../../calendar/badi-year.ts';
import { PaperLinks } from '../../../ui/sheets/paper-links.tsx';
import { PrintHead } from '../../../ui/sheets/print-head.tsx';
import { YearLinks } from '../../../ui/sheets/year-links.tsx';
import { type PrintedYear, pathOnPaper, printedPath } from './printed-year.ts';
import { WallMonth } from './wall-month.tsx';

/** A sheet for each of the nineteen months and Ayyám-i-Há. */
export function WallCalendar(printed: PrintedYear) {
  const { year, holyDays, paper, title, siteName } = printed;
  return (
    <>
      <PrintHead siteName={siteName} title={title}>
        <YearLinks year={year} pathOf={(other) => printedPath(other, printed)} />
        <PaperLinks pathOf={pathOnPaper(printed)} current={paper} />
      </PrintHead>
      <div className="sheets" data-paper={paper ?? undefined}>
        {monthsOfYear({ year, holyDays }).map((month) => (
          <WallMonth key={month.month} {...month} printed={printed} />
        ))}
      </div>
    </>
  );
}
