import type { BadiDateNames } from '@bahai-friends/badi-calendar';

/** What the page hands to its script of the language that it is in. */
export interface Words {
  /** For `Intl`. */
  readonly locale: string;
  readonly names: Pick<
    BadiDateNames,
    'era' | 'digitZero' | 'months' | 'weekdays' | 'datePattern' | 'comma'
  >;
  /** The name of each day in the calendar file; `{date}` stands for its Badí date. */
  readonly event: string;
  readonly noDate: string;
  readonly tooEarly: string;
  readonly inFuture: string;
}
