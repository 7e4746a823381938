import { type BadiDisplay, dateDisplay, isUnknown } from '../../../calendar/date-display.ts';
import { daysAfter } from '../../../calendar/days-after.ts';
import { spoken } from '../../../texts/spoken.ts';
import { texts } from '../../../texts/texts.ts';

const DAYS_OF_THE_FAST = 19;
/** ʻAláʼ. */
const MONTH_OF_THE_FAST = 19;
/** In most years it has four days. */
const LONGEST_AYYAM_I_HA = 5;

const isAyyamIHa = ({ month }: BadiDisplay): boolean => month === undefined;

/**
 * The observances of a civil day by its Badí date, mostly none: a Feast, a day of Ayyám-i-Há or of the Fast. The first
 * day of the Fast is a Feast, too. Outside of the Badí calendar there are none.
 *
 * @example characterOf('2026-12-31'); // ['Feast of Sharaf']
 */
export function characterOf(civilDay: string): readonly string[] {
  const { badi } = dateDisplay(civilDay);
  const { number } = spoken;
  const { day, month, monthName } = badi;
  if (isUnknown(badi)) return [];
  if (isAyyamIHa(badi)) {
    const fifth = dateDisplay(daysAfter(civilDay, LONGEST_AYYAM_I_HA - day)).badi;
    const length = isAyyamIHa(fifth) ? LONGEST_AYYAM_I_HA : LONGEST_AYYAM_I_HA - 1;
    return [texts.dayOfAyyamIHa(monthName, number(day), number(length))];
  }
  return [
    ...(day === 1 ? [texts.feastOf(monthName)] : []),
    ...(month === MONTH_OF_THE_FAST
      ? [texts.dayOfFast(number(day), number(DAYS_OF_THE_FAST))]
      : []),
  ];
}
