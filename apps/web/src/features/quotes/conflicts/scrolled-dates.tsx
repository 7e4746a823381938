import type { DateChoice } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { useMemo, useRef } from 'react';
import { LazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import type { DateChoices, DateConflict } from './date-choices.ts';
import { type DateEntry, DateList } from './date-list.tsx';

/** A longer list renders only the visible dates. */
const SHORT_MAX = 40;

/** Few files need it. */
const loadLongDateList = async () => (await import('./long-date-list.tsx')).LongDateList;

interface ScrolledDatesProps {
  readonly dates: readonly DateConflict[];
  readonly choices: DateChoices;
  /** Must always be the same function. */
  readonly onChoose: (date: string, choice: DateChoice) => void;
}

/** All conflicting dates. */
export function ScrolledDates({ dates, ...props }: ScrolledDatesProps) {
  const section = useRef<HTMLElement>(null);
  const entries = useMemo(() => entriesOf(dates), [dates]);
  return (
    <section ref={section} aria-label={texts.datesOfFile(dates.length)} tabIndex={-1}>
      {dates.length <= SHORT_MAX ? (
        <DateList entries={entries} {...props} />
      ) : (
        <LazyPart
          load={loadLongDateList}
          props={{ entries, section, ...props }}
          loading={<ListSkeleton label={texts.loadingDates} rowClassName="h-32" />}
          failure={texts.datesFailed}
          focusAfter={section}
        />
      )}
    </section>
  );
}

const isTaken = ({ stored }: DateConflict): boolean => stored.length > 0;

/** Dates with stored quotes first, each kind below its heading. */
function entriesOf(dates: readonly DateConflict[]): readonly DateEntry[] {
  return [
    ...below(texts.takenDates, dates.filter(isTaken)),
    ...below(
      texts.repeatedDates,
      dates.filter((date) => !isTaken(date)),
    ),
  ];
}

const below = (
  heading: (count: number) => string,
  dates: readonly DateConflict[],
): readonly DateEntry[] =>
  dates.length === 0 ? [] : [{ heading: heading(dates.length) }, ...dates];
