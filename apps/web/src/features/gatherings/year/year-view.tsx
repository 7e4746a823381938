import { FIRST_CIVIL_DAY, LAST_CIVIL_DAY } from '@bahai-friends/badi-calendar';
import type { Gathering } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { useCallback, useMemo, useState } from 'react';
import { userMessageOf } from '../../../api/api-error.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import { type ShownYear, spanOf } from '../../../ui/year/shown-year.ts';
import { useYear } from '../../../ui/year/use-year.ts';
import type { YearDay } from '../../../ui/year/year-months.ts';
import { YearOfDays } from '../../../ui/year/year-of-days.tsx';
import { GatheringDialog } from '../gathering-dialog.tsx';
import { type HeldDay, useDays, useRefetchGatherings } from '../gatherings.queries.ts';
import { YEAR } from '../gatherings-places.ts';
import { DayGatheringsDialog } from './day-gatherings-dialog.tsx';

interface YearViewProps {
  readonly gatherings: readonly Gathering[];
}

/** The open dialog: for a day with gatherings, or for one without. */
interface OpenDialog {
  readonly kind: 'day' | 'add';
  readonly day: YearDay;
}

/** The civil days of a year on which there may be something; the first and the last belong to it only in part. */
function askedDays(shown: ShownYear) {
  const { from, to } = spanOf(shown);
  return {
    from: from < FIRST_CIVIL_DAY ? FIRST_CIVIL_DAY : from,
    to: to > LAST_CIVIL_DAY ? LAST_CIVIL_DAY : to,
  };
}

const heldOn = ({ occurrence: { day, moved } }: HeldDay): string => moved ?? day;

/** How many meetings are held on each civil day; days without any are missing. */
function countsOf(days: readonly HeldDay[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const held of days) {
    if (held.occurrence.cancelled) continue;
    counts.set(heldOn(held), (counts.get(heldOn(held)) ?? 0) + 1);
  }
  return counts;
}

/** All days of a year: those with gatherings, and buttons to add some on the others. */
export function YearView({ gatherings }: YearViewProps) {
  const year = useYear(YEAR);
  const { from, to } = askedDays(year.shown);
  const { days, isPending, isFetching, isLoadingError, error } = useDays(gatherings, from, to);
  const refetch = useRefetchGatherings();
  const [opened, setOpened] = useState<OpenDialog>();
  const content = useMemo(() => ({ counts: countsOf(days), labelOf: texts.dayWithCount }), [days]);
  const close = useCallback(() => setOpened(undefined), []);
  const open = useCallback(
    (day: YearDay) => {
      const isTaken = days.some((held) => heldOn(held) === day.civilDay);
      setOpened({ kind: isTaken ? 'day' : 'add', day });
    },
    [days],
  );
  const own = days.filter((held) => heldOn(held) === opened?.day.civilDay);
  // All meetings were moved to other days: the dialog must not come back with the next one.
  if (opened?.kind === 'day' && own.length === 0) close();
  return (
    <>
      <YearOfDays
        year={year}
        content={content}
        instead={
          isLoadingError ? (
            <LoadError
              message={userMessageOf(error, texts.daysError)}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            isPending && <ListSkeleton label={texts.loadingDays} rows={12} rowClassName="h-8" />
          )
        }
        legend={{
          withOne: texts.withOne,
          withSeveral: texts.withSeveral,
          without: texts.withoutAny,
        }}
        onOpen={open}
      />
      {opened?.kind === 'add' && <GatheringDialog starts={opened.day.civilDay} onClose={close} />}
      {opened?.kind === 'day' && own.length > 0 && (
        <DayGatheringsDialog day={opened.day} holyDays={year.holyDays} days={own} onClose={close} />
      )}
    </>
  );
}
