import { counted, type DateChoice } from '@bahai-friends/contract';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { ListSkeleton } from '../../../ui/tables/list-skeleton.tsx';
import type { DateChoices, DateConflict } from './date-choices.ts';
import { type DateEntry, DateList } from './date-list.tsx';

/** More than these are rendered only where they are in view. */
const SHORT_MAX = 40;

const loadLongDateList = () => import('./long-date-list.tsx');

/** Few files need it. What has failed to load stays so: another try takes another of these. */
const lazyLongDateList = () =>
  lazy(async () => ({ default: (await loadLongDateList()).LongDateList }));

interface ScrolledDatesProps {
  readonly dates: readonly DateConflict[];
  readonly choices: DateChoices;
  /** Always the same function. */
  readonly onChoose: (date: string, choice: DateChoice) => void;
}

/** All conflicting dates. */
export function ScrolledDates({ dates, ...props }: ScrolledDatesProps) {
  const section = useRef<HTMLElement>(null);
  const entries = useMemo(() => entriesOf(dates), [dates]);
  const [LongDateList, setLongDateList] = useState(lazyLongDateList);
  return (
    <section ref={section} aria-label={counted(dates.length, 'date')} tabIndex={-1}>
      {dates.length <= SHORT_MAX ? (
        <DateList entries={entries} {...props} />
      ) : (
        <ErrorBoundary
          fallback={(retry) => (
            <LoadError
              message="The list of dates could not be loaded. Please check your connection and try again."
              isRetrying={false}
              onRetry={() => {
                setLongDateList(lazyLongDateList);
                retry();
              }}
              focusAfter={section}
            />
          )}
        >
          <Suspense fallback={<ListSkeleton label="Loading dates" rowClassName="h-32" />}>
            <LongDateList entries={entries} section={section} {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}

const isTaken = ({ stored }: DateConflict): boolean => stored.length > 0;

/** Those with stored quotes first, each kind below its heading. */
function entriesOf(dates: readonly DateConflict[]): readonly DateEntry[] {
  return [
    ...below('Dates that already have quotes', dates.filter(isTaken)),
    ...below(
      'Dates that occur more than once in the file',
      dates.filter((date) => !isTaken(date)),
    ),
  ];
}

const below = (heading: string, dates: readonly DateConflict[]): readonly DateEntry[] =>
  dates.length === 0 ? [] : [{ heading, count: dates.length }, ...dates];
