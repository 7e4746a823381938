import { formatDay } from '../../../format-day.ts';
import { formatNumber } from '../../format-number.ts';
import { counted, plural } from '../../plural.ts';

/** The year of quotes. */
export const title = 'Year of Quotes';
export const daysWithQuote = (count: number, without: number) =>
  `${counted(count, 'day')} with a quote, ${without} without`;
/** Said of a year that has begun: days that have passed are not missing. */
export const daysAheadWithout = (count: number, without: number) =>
  `${counted(count, 'day')} with a quote, ${without} of the days to come without`;
/** Of a year that is over. */
export const daysOfPastYear = (count: number) => `${counted(count, 'day')} with a quote`;

/** The same for a day of the table, with how many quotes it has. */
export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'no quote' : counted(count, 'quote')}`;

/** What the days look like. */
export const withQuote = 'With a quote';
export const withSeveral = 'With several';
export const withoutQuote = 'Without a quote';

/** The quotes of a day. */
export const quotesOfDay = (count: number) => (count > 1 ? `${count} Quotes` : 'Quote');
export const firstIsShown = 'The first of them is shown on this day.';

/** The dialog that gives quotes to days without one. */
export const fillTheGaps = 'Fill the Gaps';
export const aboutFilling = 'Days without a quote get one each, the oldest quotes first.';
export const from = 'From';
export const to = 'To';
export const fromMissing = 'From is required';
export const toMissing = 'To is required';
export const fromPast = 'From must be today or later: days that have passed are not filled';
export const toBeforeFrom = 'To must not be before From';
export const quotesToUse = 'Quotes to Use';
export const unscheduledQuotes = (count: number) => counted(count, 'unscheduled quote');
export const pastQuotes = (count: number) =>
  `${counted(count, 'past quote')}, which then ${plural(count, 'leaves its', 'leave their')} past date`;
export const schedule = (count: number) => `Schedule ${counted(count, 'quote')}`;
export const scheduling = 'Scheduling...';
export const scheduled = (count: number) => `Scheduled ${counted(count, 'quote')}`;
export const scheduleFailed = 'Failed to schedule quotes';

/** The effects that filling the days would have. */
export const plan = 'Plan';
export const day = 'Day';
export const quote = 'Quote';
/** Beside a quote that leaves its date for another. */
export const fromDay = (civilDay: string) => `from ${formatDay(civilDay)}`;
/** Below as many days as are listed. */
export const moreDays = (count: number) => `and ${counted(count, 'day')} more`;
export const noGaps = 'Every day from the first to the last has a quote already.';
export const nothingToUse = (source: 'unscheduled' | 'past') =>
  `There are no ${source} quotes to use.`;

interface Filled {
  /** Days that get a quote: how many, and the first and last of them. */
  readonly count: number;
  readonly first: string;
  readonly last: string;
  /** Days that stay without. */
  readonly open: number;
  /** Quotes that are left, and which they are. */
  readonly left: number;
  readonly source: 'unscheduled' | 'past';
}

export const filled = ({ count, first, last, open, left, source }: Filled) => {
  const days =
    first === last ? `on ${formatDay(first)}` : `from ${formatDay(first)} to ${formatDay(last)}`;
  const rest =
    open > 0
      ? `${counted(open, 'day')} of the span ${plural(open, 'stays', 'stay')} without a quote.`
      : left > 0
        ? `${counted(left, `${source} quote`)} ${plural(left, 'is', 'are')} left.`
        : 'No day of the span stays without a quote.';
  return `${formatNumber(count)} ${plural(count, 'day gets a quote', 'days get quotes')}, ${days}. ${rest}`;
};

/**
 * Below the result of filling: quotes left out because their text is shown near the day by another quote, or was by
 * themselves.
 */
export const leftOut = (count: number, days: number) =>
  `${counted(count, 'quote')} ${plural(count, 'is', 'are')} left out: the same text is scheduled within ${days} days.`;

/** Another volunteer was faster: `days` have quotes now, and `more` beside those that are named. */
export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(formatDay);
  const all = more > 0 ? [...named, `${more} more`] : named;
  return `In the meantime somebody has given quotes to ${all.join('; ')}. Nothing was scheduled. Please look at the plan again.`;
};
export const quotesChanged =
  'Somebody has changed or deleted quotes of the plan in the meantime. Nothing was scheduled. Please look at the plan again.';
