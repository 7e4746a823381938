import type { HolyDay } from '@bahai-friends/contract';
import { dateDisplay } from '../../calendar/date-display.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import '../../ui/tables/badge.css';

interface HolyDaysTableProps {
  readonly holyDays: readonly HolyDay[];
  readonly onEdit: (holyDay: HolyDay) => void;
  readonly onDelete: (holyDay: HolyDay) => void;
}

export function HolyDaysTable({ holyDays, onEdit, onDelete }: HolyDaysTableProps) {
  return (
    <Table headings={['Holy Day', 'Badí Date', 'Gregorian Date', 'Actions']}>
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
      <Cell heading="Holy Day">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
      </Cell>
      <Cell heading="Badí Date">
        <span className="badge">{badi.formattedDate}</span>
      </Cell>
      <Cell heading="Gregorian Date">
        <time dateTime={date} className="md:whitespace-nowrap">
          {gregorian}
        </time>
      </Cell>
      <Cell heading="Actions">
        {/* The same name comes every year. */}
        <div className="flex flex-wrap justify-end gap-2 md:flex-nowrap md:justify-start">
          <Button aria-label={`Edit ${name}, ${gregorian}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            className="text-alarm"
            aria-label={`Delete ${name}, ${gregorian}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        </div>
      </Cell>
    </Row>
  );
}
