import type { HolyDay } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/holy-days';
import { Pencil, Trash2 } from 'lucide-react';
import { dateDisplay } from '../../calendar/date-display.ts';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import '../../ui/tables/badge.css';
import '../../ui/tables/brief-table.css';
import './holy-days-table.css';

interface HolyDaysTableProps {
  readonly holyDays: readonly HolyDay[];
  readonly today: string;
  readonly onEdit: (holyDay: HolyDay) => void;
  readonly onDelete: (holyDay: HolyDay) => void;
}

export function HolyDaysTable({ holyDays, today, onEdit, onDelete }: HolyDaysTableProps) {
  return (
    <Table
      headings={[texts.holyDay, texts.badiDate, texts.gregorianDate, common.actions]}
      className="brief-table two-lines holy-days-table"
    >
      {holyDays.map((holyDay) => (
        <HolyDayRow
          key={holyDay.id}
          holyDay={holyDay}
          isPast={holyDay.date < today}
          onEdit={() => onEdit(holyDay)}
          onDelete={() => onDelete(holyDay)}
        />
      ))}
    </Table>
  );
}

interface HolyDayRowProps {
  readonly holyDay: HolyDay;
  readonly isPast: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function HolyDayRow({ holyDay, isPast, onEdit, onDelete }: HolyDayRowProps) {
  const { name, date } = holyDay;
  const { gregorian, badi } = dateDisplay(date);
  return (
    <Row>
      <Cell heading={texts.holyDay}>
        <bdi className={`row-title wrap-anywhere ${isPast ? 'text-muted' : ''}`}>{name}</bdi>
      </Cell>
      <Cell heading={texts.badiDate}>
        <span className="badge badge-date">{badi.formattedDate}</span>
      </Cell>
      <Cell heading={texts.gregorianDate}>
        <time dateTime={date} className="md:whitespace-nowrap">
          {gregorian}
        </time>
      </Cell>
      <Cell heading={common.actions}>
        {/* The same name recurs every year. */}
        <div className="row-actions">
          <IconButton icon={Pencil} aria-label={texts.editDay(name, gregorian)} onClick={onEdit}>
            {common.edit}
          </IconButton>
          <IconButton
            icon={Trash2}
            aria-label={texts.deleteDay(name, gregorian)}
            onClick={onDelete}
          >
            {common.remove}
          </IconButton>
        </div>
      </Cell>
    </Row>
  );
}
