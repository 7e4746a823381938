// biome-ignore-all lint/a11y/noRedundantRoles: a table that is not laid out as one loses its roles
// biome-ignore-all lint/a11y/noRedundantRoles: a table that is not laid out as one loses its roles
import type { HolyDay } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import { dateDisplay } from '../../calendar/badi-display.ts';

const HEADINGS = ['Holy Day', 'Badí Date', 'Gregorian Date'] as const;

/**
 * Holy days as a table. On narrow screens each row is a block whose cells carry their labels.
 */
export function HolyDaysTable({ holyDays }: { readonly holyDays: readonly HolyDay[] }) {
  return (
    <table role="table" className="block w-full sm:table">
      <thead role="rowgroup" className="hidden sm:table-header-group">
        <tr role="row">
          {HEADINGS.map((heading) => (
            <th key={heading} role="columnheader" scope="col" className="label pb-2 text-start">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y divide-line sm:table-row-group">
        {holyDays.map((holyDay) => (
          <HolyDayRow key={holyDay.id} holyDay={holyDay} />
        ))}
      </tbody>
    </table>
  );
}

function HolyDayRow({ holyDay: { name, date } }: { readonly holyDay: HolyDay }) {
  const { gregorian, badi } = dateDisplay(date);
  return (
    <tr role="row" className="block space-y-2 py-4 first:pt-0 last:pb-0 sm:table-row">
      <Cell label={HEADINGS[0]}>
        <span dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </span>
      </Cell>
      <Cell label={HEADINGS[1]}>{badi.formattedDate}</Cell>
      <Cell label={HEADINGS[2]}>
        <time dateTime={date}>{gregorian}</time>
      </Cell>
    </tr>
  );
}

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td role="cell" className="block sm:table-cell sm:py-3 sm:pe-4 sm:align-top">
      <span className="label block sm:hidden">{label}</span>
      {children}
    </td>
  );
}
