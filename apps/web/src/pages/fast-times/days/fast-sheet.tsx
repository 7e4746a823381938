import { fastOf, isProjected } from '@bahai-friends/badi-calendar';
import type { FastTimes } from '@bahai-friends/contract';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { whole } from '../../../texts/whole.ts';
import { OrnamentPanel } from '../../../ui/ornaments/ornament-panel.tsx';
import { PrintHead } from '../../../ui/sheets/print-head.tsx';
import { SheetFoot } from '../../../ui/sheets/sheet-foot.tsx';
import { YearLinks } from '../../../ui/sheets/year-links.tsx';
import { FastTable } from './fast-table.tsx';

/** The month of the Fast, ʻAláʼ. */
const MONTH = 19;

interface FastSheetProps extends FastTimes {
  readonly title: string;
  readonly siteName: string;
  readonly publicUrl: string | null;
}

/** The Fast of a year on one sheet. */
export function FastSheet({ title, siteName, publicUrl, ...times }: FastSheetProps) {
  const { year, town, place } = times;
  const { fast } = whole().documents.takeHome;
  return (
    <>
      <PrintHead siteName={siteName} title={title}>
        <YearLinks year={year} pathOf={(other) => `/fast/${other}`} />
      </PrintHead>
      <div className="sheets">
        <section className="sheet fast-sheet">
          <OrnamentPanel month={MONTH}>
            <h2>{title}</h2>
            <p>{whole().days.span(fastOf(year))}</p>
            <p className="fast-place">
              {town === null ? fast.aroundPlace(place) : fast.ofTown(town)}
            </p>
          </OrnamentPanel>
          <FastTable {...times} />
          <SheetFoot siteName={siteName} publicUrl={publicUrl}>
            <FastNotes {...times} />
          </SheetFoot>
        </section>
      </div>
    </>
  );
}

/** Notes about the times. */
function FastNotes({ year, days, clocksChangeOn }: FastTimes) {
  const { fast } = whole().documents.takeHome;
  const isIncomplete = days.some(({ sunrise, sunset }) => sunrise === null || sunset === null);
  return (
    <>
      {isIncomplete && <p>{fast.byClock}</p>}
      {clocksChangeOn !== null && (
        <p>{fast.clocksChange(whole().days.weekdayAndDay(clocksChangeOn))}</p>
      )}
      <p>
        {fast.exactness} {isProjected(year) && texts.projected()}
      </p>
    </>
  );
}
