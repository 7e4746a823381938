import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { holyDaysQuery } from '../../api/holy-days-query.ts';
import { useCommunityDay } from '../../site/use-site.ts';
import { type HolyDayNames, holyDaysByDay } from './holy-days-by-day.ts';
import { type ShownYear, yearWith } from './shown-year.ts';
import { useShownYear } from './use-shown-year.ts';
import type { WantedDay } from './year-grid.tsx';
import { monthsOf, type YearMonth } from './year-months.ts';

/** The state of the shown year. */
export interface Year {
  readonly today: string;
  readonly shown: ShownYear;
  readonly months: readonly YearMonth[];
  readonly holyDays: HolyDayNames;
  readonly areHolyDaysMissing: boolean;
  readonly wantedDay: WantedDay | undefined;
  readonly show: (year: ShownYear) => void;
  readonly showToday: () => void;
}

/** @param place The place of the year in the address. */
export function useYear(place: string): Year {
  const today = useCommunityDay();
  const [shown, setShown] = useShownYear(place, today);
  const [wantedDay, setWantedDay] = useState<WantedDay>();
  const { data, isLoadingError } = useQuery(holyDaysQuery);
  const months = useMemo(() => monthsOf(shown), [shown]);
  const holyDays = useMemo(() => holyDaysByDay(data ?? []), [data]);
  return {
    today,
    shown,
    months,
    holyDays,
    areHolyDaysMissing: isLoadingError,
    wantedDay,
    show: (year) => {
      // Days that are rendered later must not take the focus from its new place.
      setWantedDay(undefined);
      setShown(year);
    },
    showToday: () => {
      setShown(yearWith(today, shown.calendar));
      setWantedDay({ civilDay: today });
    },
  };
}
