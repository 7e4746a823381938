import { CalendarRangeError } from '../calendar-range-error.ts';
import { type BadiDateNames, wordOf } from '../names.ts';

const CODE_POINTS = 0x11_0000;

/** The ten digits of a language, 0 to 9. A script may have them beyond U+FFFF. */
export function digitsOf(names: BadiDateNames): readonly string[] {
  const zero = wordOf(names, 'digitZero');
  const first = zero.codePointAt(0) ?? 0;
  const digits = Array.from({ length: 10 }, (_, digit) =>
    String.fromCodePoint((first + digit) % CODE_POINTS),
  );
  if (/^\p{Nd}+$/u.test(digits.join(''))) return digits;
  throw new CalendarRangeError('digitZero', zero, 'a digit zero');
}
