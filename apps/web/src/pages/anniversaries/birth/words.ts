import type { BadiDateNames } from '@bahai-friends/badi-calendar';

/** Texts in the language of the page, which it hands to its script. */
export interface Words {
  /** The locale for `Intl`. */
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
