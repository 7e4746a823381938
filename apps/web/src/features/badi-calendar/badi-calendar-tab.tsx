import * as texts from '@bahai-friends/languages/en/dashboard/badi-calendar';
import { useEffect, useReducer } from 'react';
import { useLocalDay } from '../../calendar/use-today.ts';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { type CalendarRow, calendarRows } from './calendar-rows.ts';
import '../../ui/tables/badge.css';
import '../../ui/tables/brief-table.css';
import './badi-days.css';

const REFRESH_MS = 86_400_000;

/** Renders the table again every 24 hours, in addition to each change of the day. */
function useDailyRefresh(): void {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Today and the coming days, in both calendars, by the visitor's clock. */
export function BadiCalendarTab() {
  const today = useLocalDay();
  useDailyRefresh();
  const rows = today === undefined ? [] : calendarRows(today);
  return (
    <section aria-labelledby="badi-calendar-heading" className="space-y-4">
      <h2 id="badi-calendar-heading" className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="text-muted">{texts.about}</p>
      <Table
        headings={[texts.badiWeekday, texts.badiDate, texts.gregorianDate]}
        className="brief-table badi-days"
      >
        {rows.map((row) => (
          <CalendarTableRow key={row.civilDay} row={row} isToday={row.civilDay === today} />
        ))}
      </Table>
    </section>
  );
}

interface CalendarTableRowProps {
  readonly row: CalendarRow;
  readonly isToday: boolean;
}

function CalendarTableRow({ row, isToday }: CalendarTableRowProps) {
  return (
    <Row current={isToday ? 'date' : undefined}>
      <Cell heading={texts.badiWeekday}>
        {row.dayName} {isToday && <span className="badge badge-strong">{texts.today}</span>}
      </Cell>
      <Cell heading={texts.badiDate}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{row.badiDate}</span>
          {row.marks.map((mark) => (
            <span key={mark} className="badge">
              {mark}
            </span>
          ))}
        </span>
      </Cell>
      <Cell heading={texts.gregorianDate}>
        <time dateTime={row.civilDay}>{row.gregorian}</time>
      </Cell>
    </Row>
  );
}
