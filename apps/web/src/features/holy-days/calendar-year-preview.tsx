import * as texts from '@bahai-friends/languages/en/dashboard/holy-days';
import { sentence } from '../../ui/sentence.tsx';

import type { PlannedHolyDay } from './calendar-year-plan.ts';
import '../../ui/tables/badge.css';

/** The holy days of a Badí year: those that will be added, and those that are listed already. */
export function CalendarYearPreview({ plan }: { readonly plan: readonly PlannedHolyDay[] }) {
  const there = plan.filter(({ listed }) => listed !== undefined).length;
  return (
    <>
      <p role="status">{texts.preview(plan.length - there, there)}</p>
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
            {sentence(texts.listedAs(<bdi>{listed.name}</bdi>, listed.date))}
          </p>
        )}
      </div>
      {listed ? (
        <span className="badge">{texts.alreadyThere}</span>
      ) : (
        <span className="badge badge-strong">{texts.willBeAdded}</span>
      )}
    </>
  );
}
