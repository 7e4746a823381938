import { plural } from '@bahai-friends/contract';
import { formatDay } from '@bahai-friends/contract/format-day';
import type { PlannedHolyDay } from './calendar-year-plan.ts';
import '../../ui/tables/badge.css';

/** The holy days of a Badí year: which will be added, and which are there already. */
export function CalendarYearPreview({ plan }: { readonly plan: readonly PlannedHolyDay[] }) {
  const there = plan.filter(({ listed }) => listed !== undefined).length;
  return (
    <>
      <p role="status">
        {plan.length - there} will be added, {there} {plural(there, 'is', 'are')} there already.
      </p>
      <ul className="divide-y divide-line">
        {plan.map((planned) => (
          <li
            key={planned.date}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <Planned {...planned} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Planned({ name, date, badi, gregorian, listed }: PlannedHolyDay) {
  return (
    <>
      <div>
        <p className={listed ? 'text-muted' : 'font-semibold'}>{name}</p>
        <p className="text-sm text-muted">
          {badi} · <time dateTime={date}>{gregorian}</time>
        </p>
        {listed && (listed.name !== name || listed.date !== date) && (
          <p className="text-sm text-muted wrap-anywhere">
            Listed as <bdi>{listed.name}</bdi>, {formatDay(listed.date)}
          </p>
        )}
      </div>
      {listed ? (
        <span className="badge">Already there</span>
      ) : (
        <span className="badge badge-strong">Will be added</span>
      )}
    </>
  );
}
