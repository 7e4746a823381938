import { FIRST_CIVIL_DAY, LAST_CIVIL_DAY } from '@bahai-friends/badi-calendar';
import type { Gathering } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import * as yearTexts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { userMessageOf } from '../../../api/api-error.ts';
import { holyDaysQuery } from '../../../api/holy-days-query.ts';
import { useCommunityDay } from '../../../site/use-site.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import { holyDaysByDay } from '../../../ui/year/holy-days-by-day.ts';
import { type ShownYear, spanOf, titleOf, yearWith } from '../../../ui/year/shown-year.ts';
import { useShownYear } from '../../../ui/year/use-shown-year.ts';
import { CalendarChoice, YearStepper } from '../../../ui/year/year-choice.tsx';
import { type WantedDay, YearGrid } from '../../../ui/year/year-grid.tsx';
import { YearLegend } from '../../../ui/year/year-legend.tsx';
import { monthsOf, type YearDay } from '../../../ui/year/year-months.ts';
import { GatheringDialog } from '../gathering-dialog.tsx';
import { type HeldDay, useDays, useRefetchGatherings } from '../gatherings.queries.ts';
import { YEAR } from '../gatherings-places.ts';
import { DayGatheringsDialog } from './day-gatherings-dialog.tsx';

interface YearViewProps {
  readonly gatherings: readonly Gathering[];
}

/** All days of a year: on which people meet, and what can be done about the others. */
export function YearView({ gatherings }: YearViewProps) {
  const today = useCommunityDay();
  const [shown, show] = useShownYear(YEAR, today);
  const [wantedDay, setWantedDay] = useState<WantedDay>();
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <YearStepper
          shown={shown}
          onShow={show}
          onToday={() => {
            show(yearWith(today, shown.calendar));
            setWantedDay({ civilDay: today });
          }}
        />
        <CalendarChoice shown={shown} today={today} onShow={show} />
      </div>
      <LoadedYear gatherings={gatherings} shown={shown} today={today} wantedDay={wantedDay} />
      <YearLegend
        withOne={texts.withOne}
        withSeveral={texts.withSeveral}
        without={texts.withoutAny}
      />
    </div>
  );
}

/** The dialog that is open: of a day with gatherings, or of one without. */
interface OpenDialog {
  readonly kind: 'day' | 'add';
  readonly day: YearDay;
}

interface LoadedYearProps extends YearViewProps {
  readonly shown: ShownYear;
  readonly today: string;
  readonly wantedDay: WantedDay | undefined;
}

/** The days of a year that there may be something on: the first and the last have a part of it. */
function askedDays(shown: ShownYear) {
  const { from, to } = spanOf(shown);
  return {
    from: from < FIRST_CIVIL_DAY ? FIRST_CIVIL_DAY : from,
    to: to > LAST_CIVIL_DAY ? LAST_CIVIL_DAY : to,
  };
}

const heldOn = ({ occurrence: { day, moved } }: HeldDay): string => moved ?? day;

/** How many are held on a civil day; days without any are missing. */
function countsOf(days: readonly HeldDay[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const held of days) {
    if (held.occurrence.cancelled) continue;
    counts.set(heldOn(held), (counts.get(heldOn(held)) ?? 0) + 1);
  }
  return counts;
}

function LoadedYear({ gatherings, shown, today, wantedDay }: LoadedYearProps) {
  const { from, to } = askedDays(shown);
  const { days, isPending, isFetching, error } = useDays(gatherings, from, to);
  const refetch = useRefetchGatherings();
  const [opened, setOpened] = useState<OpenDialog>();
  const { data: holyDays } = useQuery(holyDaysQuery);
  const months = useMemo(() => monthsOf(shown), [shown]);
  const content = useMemo(() => ({ counts: countsOf(days), labelOf: texts.dayWithCount }), [days]);
  const names = useMemo(() => holyDaysByDay(holyDays ?? []), [holyDays]);
  const close = useCallback(() => setOpened(undefined), []);
  const open = useCallback(
    (day: YearDay) => {
      const isTaken = days.some((held) => heldOn(held) === day.civilDay);
      setOpened({ kind: isTaken ? 'day' : 'add', day });
    },
    [days],
  );
  if (error) {
    return (
      <LoadError
        message={userMessageOf(error, texts.daysError)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (isPending) return <ListSkeleton label={texts.loadingDays} rows={12} rowClassName="h-8" />;
  const own = days.filter((held) => heldOn(held) === opened?.day.civilDay);
  // All were moved to other days: the dialog is not to come back with the next one.
  if (opened?.kind === 'day' && own.length === 0) close();
  return (
    <>
      <YearGrid
        label={yearTexts.daysOf(titleOf(shown))}
        calendar={shown.calendar}
        months={months}
        content={content}
        holyDays={names}
        today={today}
        wantedDay={wantedDay}
        onOpen={open}
      />
      {opened?.kind === 'add' && <GatheringDialog starts={opened.day.civilDay} onClose={close} />}
      {opened?.kind === 'day' && own.length > 0 && (
        <DayGatheringsDialog day={opened.day} holyDays={names} days={own} onClose={close} />
      )}
    </>
  );
}
