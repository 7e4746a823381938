import type { HolyDay } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/holy-days';
import { dateDisplay } from '../../calendar/date-display.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import '../../ui/tables/badge.css';
import '../../ui/tables/brief-table.css';
import './holy-days-table.css';

interface HolyDaysTableProps {
  readonly holyDays: readonly HolyDay[];
  readonly onEdit: (holyDay: HolyDay) => void;
  readonly onDelete: (holyDay: HolyDay) => void;
}

export function HolyDaysTable({ holyDays, onEdit, onDelete }: HolyDaysTableProps) {
  return (
    <Table
      headings={[texts.holyDay, texts.badiDate, texts.gregorianDate, common.actions]}
      className="brief-table holy-days-table"
    >
      {holyDays.map((holyDay) => (
        <HolyDayRow
          key={holyDay.id}
          holyDay={holyDay}
          onEdit={() => onEdit(holyDay)}
          onDelete={() => onDelete(holyDay)}
        />
      ))}
    </Table>
  );
}

interface HolyDayRowProps {
  readonly holyDay: HolyDay;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function HolyDayRow({ holyDay: { name, date }, onEdit, onDelete }: HolyDayRowProps) {
  const { gregorian, badi } = dateDisplay(date);
  return (
    <Row>
      <Cell heading={texts.holyDay}>
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
      </Cell>
      <Cell heading={texts.badiDate}>
        <span className="badge">{badi.formattedDate}</span>
      </Cell>
      <Cell heading={texts.gregorianDate}>
        <time dateTime={date} className="md:whitespace-nowrap">
          {gregorian}
        </time>
      </Cell>
      <Cell heading={common.actions}>
        {/* The same name recurs every year. */}
        <div className="flex flex-wrap justify-end gap-2 md:flex-nowrap md:justify-start">
          <Button aria-label={texts.editDay(name, gregorian)} onClick={onEdit}>
            {common.edit}
          </Button>
          <Button
            className="text-alarm"
            aria-label={texts.deleteDay(name, gregorian)}
            onClick={onDelete}
          >
            {common.remove}
          </Button>
        </div>
      </Cell>
    </Row>
  );
}
