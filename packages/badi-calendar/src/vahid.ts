import { assertYear } from './calendar-range.ts';
import { quotient } from './civil-day.ts';

const YEARS_IN_VAHID = 19;
const VAHIDS_IN_KULL_I_SHAY = 19;

/** Where a Badí year stands in the cycles of nineteen years (Váḥid) and of 361 (Kull-i-Shayʼ). */
export interface VahidYear {
  /** 1 or 2: the 507 years end in the second Kull-i-Shayʼ. */
  readonly kullIShay: number;
  /** 1 to 19, within the Kull-i-Shayʼ. */
  readonly vahid: number;
  /** 1 to 19, within the Váḥid. */
  readonly yearOfVahid: number;
}

/**
 * Váḥid and Kull-i-Shayʼ of a Badí year. Nineteen years are a Váḥid, nineteen of these a Kull-i-Shayʼ;
 * all are counted from 1 B.E.
 *
 * Source: Shoghi Effendi, "Additional Material Gleaned from Nabíl's Narrative Regarding the Bahá'í
 * Calendar", The Bahá'í World.
 *
 * @throws {CalendarRangeError} unless `year` is a whole number from 1 to 507
 * @example
 * vahidOf(183); // { kullIShay: 1, vahid: 10, yearOfVahid: 12 }
 */
export function vahidOf(year: number): VahidYear {
  assertYear(year);
  const years = year - 1;
  const vahids = quotient(years, YEARS_IN_VAHID);
  return {
    kullIShay: quotient(vahids, VAHIDS_IN_KULL_I_SHAY) + 1,
    vahid: (vahids % VAHIDS_IN_KULL_I_SHAY) + 1,
    yearOfVahid: (years % YEARS_IN_VAHID) + 1,
  };
}
