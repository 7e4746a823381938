// biome-ignore-all lint/a11y/noRedundantRoles: a table that is not laid out as one loses its roles

import type { HolyDay } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import { dateDisplay } from '../../../calendar/date-display.ts';
import { useCommunityDay } from '../../../site/use-site.ts';
import { texts } from '../../../texts/texts.ts';

/**
 * Holy days as a table, always on paper. On narrow screens each row is a block whose cells carry their labels.
 */
export function UpcomingHolyDaysTable({ holyDays }: { readonly holyDays: readonly HolyDay[] }) {
  return (
    <table role="table" className="block w-full @lg:table print:table">
      <thead role="rowgroup" className="hidden @lg:table-header-group print:table-header-group">
        <tr role="row">
          {[texts.holyDay, texts.badiDate, texts.gregorianDate].map((heading) => (
            <th key={heading} role="columnheader" scope="col" className="label pb-2 text-start">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className="block divide-y divide-line @lg:table-row-group print:table-row-group"
      >
        {holyDays.map((holyDay) => (
          <UpcomingHolyDayRow key={holyDay.id} holyDay={holyDay} />
        ))}
      </tbody>
    </table>
  );
}

function UpcomingHolyDayRow({ holyDay: { name, date } }: { readonly holyDay: HolyDay }) {
  const { gregorian, badi } = dateDisplay(date);
  const isToday = date === useCommunityDay();
  return (
    <tr
      role="row"
      data-today={isToday || undefined}
      className="group block space-y-0.5 py-3 first:pt-0 last:pb-0 @lg:table-row print:table-row"
    >
      <Cell label={texts.holyDay}>
        <span dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </span>
        {/* The space parts both for those who listen. */}
        {isToday && (
          <>
            {' '}
            <span className="today-pill today-badge ms-auto @lg:ms-2 print:ms-2">
              {texts.today}
            </span>
          </>
        )}
      </Cell>
      <Cell label={texts.badiDate}>
        <span className="ms-auto @lg:whitespace-nowrap">{badi.formattedDate}</span>
      </Cell>
      <Cell label={texts.gregorianDate}>
        {/* Browsers may have other editions of the Unicode CLDR than the server. */}
        <time dateTime={date} className="ms-auto @lg:whitespace-nowrap" suppressHydrationWarning>
          {gregorian}
        </time>
      </Cell>
    </tr>
  );
}

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td
      role="cell"
      className="flex flex-wrap items-baseline justify-between gap-x-4 @lg:table-cell @lg:py-3 @lg:pe-3 @lg:align-top @lg:group-last:pb-0 print:table-cell print:py-1"
    >
      <span className="label @lg:hidden print:hidden">{label}</span>
      {children}
    </td>
  );
}
