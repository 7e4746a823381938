/** Longest part of a refused text that a message repeats. */
const SHOWN_CHARACTERS = 40;

function shown(value: unknown): string {
  if (typeof value === 'string') {
    // Controls, direction marks, lone surrogates, line separators: what a reader or a terminal obeys.
    const start = value.slice(0, SHOWN_CHARACTERS).replace(/[\p{C}\u2028\u2029]/gu, '\ufffd');
    return `"${start}${value.length > SHOWN_CHARACTERS ? '…' : ''}"`;
  }
  // Objects and symbols are only named: turning them into text may throw or run their code.
  return value === null || typeof value === 'number' ? String(value) : typeof value;
}

/**
 * Thrown by every function of this package for a missing argument, one of the wrong type, or a value
 * outside the calendar. Its message is safe to log and to show: a refused text is cut after 40
 * characters, and U+FFFD stands for each control and direction character in it.
 *
 * @example
 * new CalendarRangeError('Badí year', 508, '1 to 507').message;
 * // 'Badí year must be 1 to 507, got 508'
 */
export class CalendarRangeError extends RangeError {
  override readonly name = 'CalendarRangeError';
  /** What was asked for, such as 'Badí year'. */
  declare readonly what: string;
  /** The refused value as it came. */
  declare readonly value: unknown;
  /** What would have been allowed, such as '1 to 507'. */
  declare readonly range: string;

  constructor(what: string, value: unknown, range: string) {
    super(`${what} must be ${range}, got ${shown(value)}`);
    this.what = what;
    this.value = value;
    this.range = range;
  }
}

/** Throws a {@link CalendarRangeError} unless `value` is a whole number from 1 to `most`. */
export function assertOneTo(most: number, what: string, value: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new CalendarRangeError(what, value, `1 to ${most}`);
  }
}
