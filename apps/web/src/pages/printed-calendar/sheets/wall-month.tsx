import { AYYAM_I_HA, weekdayOf } from '@bahai-friends/badi-calendar';
import { WEEK, type YearMonth } from '../../../calendar/badi-year.ts';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { whole } from '../../../texts/whole.ts';
import { OrnamentPanel } from '../../../ui/ornaments/ornament-panel.tsx';
import type { PrintedYear } from './printed-year.ts';
import { WallDay } from './wall-day.tsx';
import { YearFoot } from './year-foot.tsx';

interface WallMonthProps extends YearMonth {
  readonly printed: PrintedYear;
}

/** The sheet of a month: its name on its ornament, and its days as weeks with room to write. */
export function WallMonth({ month, days, printed }: WallMonthProps) {
  const first = days[0]?.civilDay ?? '';
  const last = days.at(-1)?.civilDay ?? '';
  const isMonth = month !== AYYAM_I_HA;
  const isFast = days[0]?.isFast === true;
  return (
    <section
      className="sheet wall-month"
      data-ayyam-i-ha={!isMonth || undefined}
      data-tinted={isFast || !isMonth || undefined}
    >
      <OrnamentPanel month={month}>
        <p className="wall-year">
          <span>{texts.yearName(printed.year)}</span>
          {isMonth && <b>{texts.number(month)}</b>}
        </p>
        <h2>{texts.monthName(month)}</h2>
        {isMonth && <p className="wall-meaning">{texts.monthMeaning(month)}</p>}
        <p className="wall-span">
          <span>{whole().days.span({ start: first, end: last })}</span>
          {isFast && <b>{whole().documents.year.theFast}</b>}
        </p>
      </OrnamentPanel>
      <div aria-hidden="true" className="wall-weekdays">
        {WEEK.map((civilDay) => (
          <span key={civilDay}>
            <b>{whole().days.longWeekday(civilDay)}</b>
            <i>{texts.badiWeekday(civilDay)}</i>
          </span>
        ))}
      </div>
      <ol className="wall-days" data-first={weekdayOf(first)}>
        {days.map((day) => (
          <WallDay key={day.day} {...day} />
        ))}
      </ol>
      <YearFoot {...printed} />
    </section>
  );
}
