import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { Button } from '../../../ui/forms/button.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import type { DayCounts } from './grid/day-counts.ts';
import type { YearMonth } from './grid/year-months.ts';
import {
  CALENDARS,
  type CalendarKind,
  inCalendar,
  neighbourOf,
  type ShownYear,
  titleOf,
} from './shown-year.ts';

const labelOf = (calendar: CalendarKind): string =>
  ({ gregorian: texts.gregorian, badi: texts.badi })[calendar];

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
      <Segments
        label={texts.calendar}
        options={CALENDARS}
        value={shown.calendar}
        labelOf={labelOf}
        onChange={(calendar) => onShow(inCalendar(shown, calendar, today))}
      />
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

type YearStepperProps = Pick<YearToolbarProps, 'shown' | 'onShow' | 'onToday'>;

function YearStepper({ shown, onShow, onToday }: YearStepperProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StepButton
        label={texts.previousYear}
        sign="‹"
        year={neighbourOf(shown, -1)}
        onShow={onShow}
      />
      <h3 aria-live="polite" className="min-w-24 text-center text-xl font-bold">
        {titleOf(shown)}
      </h3>
      <StepButton label={texts.nextYear} sign="›" year={neighbourOf(shown, 1)} onShow={onShow} />
      <Button onClick={onToday}>{texts.today}</Button>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly sign: string;
  /** Where it leads; undefined at an end of the calendar. */
  readonly year: ShownYear | undefined;
  readonly onShow: (year: ShownYear) => void;
}

function StepButton({ label, sign, year, onShow }: StepButtonProps) {
  return (
    <Button
      aria-label={label}
      unavailable={year === undefined}
      onClick={() => year && onShow(year)}
      className="min-w-11 text-xl leading-none"
    >
      <span aria-hidden>{sign}</span>
    </Button>
  );
}
