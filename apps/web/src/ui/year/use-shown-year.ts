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
 * The shown year, which is kept in the address: the present one by default.
 *
 * @param place The place of the year in the address.
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
