import * as texts from '@bahai-friends/languages/en/dashboard/year';
import { Button } from '../forms/button.tsx';
import { Segments } from '../forms/segments.tsx';
import {
  CALENDARS,
  type CalendarKind,
  inCalendar,
  neighbourOf,
  type ShownYear,
  titleOf,
} from './shown-year.ts';

interface YearStepperProps {
  readonly shown: ShownYear;
  readonly onShow: (year: ShownYear) => void;
  readonly onToday: () => void;
}

/** The shown year, with buttons to others. */
export function YearStepper({ shown, onShow, onToday }: YearStepperProps) {
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
  /** The target; undefined at an end of the calendar. */
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

const labelOf = (calendar: CalendarKind): string =>
  ({ gregorian: texts.gregorian, badi: texts.badi })[calendar];

interface CalendarChoiceProps {
  readonly shown: ShownYear;
  readonly today: string;
  readonly onShow: (year: ShownYear) => void;
}

/** The choice of the calendar whose year is shown. */
export function CalendarChoice({ shown, today, onShow }: CalendarChoiceProps) {
  return (
    <Segments
      label={texts.calendar}
      options={CALENDARS}
      value={shown.calendar}
      labelOf={labelOf}
      onChange={(calendar) => onShow(inCalendar(shown, calendar, today))}
    />
  );
}
