import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { Button } from '../../../ui/forms/button.tsx';
import type { ShownYear } from '../../../ui/year/shown-year.ts';
import { CalendarChoice, YearStepper } from '../../../ui/year/year-choice.tsx';
import type { YearMonth } from '../../../ui/year/year-months.ts';
import type { DayCounts } from './day-counts.ts';

interface YearToolbarProps {
  readonly shown: ShownYear;
  readonly months: readonly YearMonth[];
  readonly counts: DayCounts;
  readonly today: string;
  readonly onShow: (year: ShownYear) => void;
  readonly onToday: () => void;
  readonly onFill: () => void;
}

/** Which year of which calendar is shown, how full it is, and the way to fill it. */
export function YearToolbar(props: YearToolbarProps) {
  const { shown, months, counts, today, onShow, onToday, onFill } = props;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <div className="min-w-60 grow">
        <YearStepper shown={shown} onShow={onShow} onToday={onToday} />
        <p className="mt-1 text-sm text-muted">{fillOf(months, counts, today)}</p>
      </div>
      <CalendarChoice shown={shown} today={today} onShow={onShow} />
      <Button look="primary" onClick={onFill}>
        {texts.fillTheGaps}
      </Button>
    </div>
  );
}

/** How many days of the year have quotes. */
function fillOf(months: readonly YearMonth[], counts: DayCounts, today: string): string {
  const days = months.flatMap((month) => month.days.filter((day) => day.isInCalendar));
  const taken = days.filter(({ civilDay }) => counts.has(civilDay)).length;
  const ahead = days.filter(({ civilDay }) => civilDay >= today);
  const without = ahead.filter(({ civilDay }) => !counts.has(civilDay)).length;
  if (ahead.length === 0) return texts.daysOfPastYear(taken);
  return ahead.length === days.length
    ? texts.daysWithQuote(taken, without)
    : texts.daysAheadWithout(taken, without);
}
