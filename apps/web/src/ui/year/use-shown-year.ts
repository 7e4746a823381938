import { useMemo } from 'react';
import { oneOf, useAddressState, wholeNumber } from '../../navigation/address-state.ts';
import { CALENDARS, nearestYear, type ShownYear, yearWith } from './shown-year.ts';

/** The last year that either calendar shows. */
const YEAR_MAX = 2351;

const FIELDS = {
  calendar: oneOf(CALENDARS, 'gregorian'),
  year: wholeNumber(1, YEAR_MAX, undefined),
};

/**
 * The year on the screen, which the address keeps: that of today unless it names another.
 *
 * @param place Where the year is, as the address has it.
 */
export function useShownYear(
  place: string,
  today: string,
): [shown: ShownYear, show: (year: ShownYear) => void] {
  const [{ calendar, year }, change] = useAddressState(place, FIELDS);
  const shown = useMemo(
    () => (year === undefined ? yearWith(today, calendar) : nearestYear({ calendar, year })),
    [calendar, year, today],
  );
  const show = (next: ShownYear) => {
    const isOfToday = yearWith(today, next.calendar).year === next.year;
    change({ calendar: next.calendar, year: isOfToday ? undefined : next.year });
  };
  return [shown, show];
}
