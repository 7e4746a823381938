import type { BadiDateNames } from '../names.ts';
import { months, weekdays } from './transliteration.ts';

/** Of the English names those that dates are written with: enough for a page that only shows dates. */
export const enDates: BadiDateNames = /* @__PURE__ */ Object.freeze({
  era: 'B.E.',
  digitZero: '0',
  months,
  weekdays,
});
