// biome-ignore-all lint/a11y/noRedundantRoles: a table that is not laid out as one loses its roles

import type { HolyDay } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import { dateDisplay } from '../../../calendar/date-display.ts';
import { useCommunityDay } from '../../../site/use-site.ts';
import { texts } from '../../../texts/texts.ts';

/**
 * Holy days as a table, which they always are on paper. On narrow screens each row is a block whose cells carry their
 * labels.
 */
export function UpcomingHolyDaysTable({ holyDays }: { readonly holyDays: readonly HolyDay[] }) {
  return (
    <table role="table" className="holy-days">
      <thead role="rowgroup">
        <tr role="row">
          {[texts.holyDay, texts.badiDate, texts.gregorianDate].map((heading) => (
            <th key={heading} role="columnheader" scope="col" className="label">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
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
    <tr role="row" data-today={isToday || undefined}>
      <Cell label={texts.holyDay}>
        <bdi>{name}</bdi>
        {/* The space separates the two for screen readers. */}
        {isToday && (
          <>
            {' '}
            <span className="today-pill today-badge">{texts.today}</span>
          </>
        )}
      </Cell>
      <Cell label={texts.badiDate}>
        <span>{badi.formattedDate}</span>
      </Cell>
      <Cell label={texts.gregorianDate}>
        {/* Browsers may have other editions of the Unicode CLDR than the server. */}
        <time dateTime={date} suppressHydrationWarning>
          {gregorian}
        </time>
      </Cell>
    </tr>
  );
}

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td role="cell">
      <span className="label">{label}</span>
      {children}
    </td>
  );
}
