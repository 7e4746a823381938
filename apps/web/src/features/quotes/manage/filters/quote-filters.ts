import { type Language, type Quote, searchMatcher, searchTextOfAll } from '@bahai-friends/contract';
import { dayMessages } from '../../day-messages.ts';
import { isIn } from '../../language-choice.ts';

export const SCHEDULE_STATUSES = ['current', 'upcoming', 'past', 'unscheduled'] as const;
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number];

/** The filters; an empty bound or search matches all quotes. */
export interface QuoteFilters {
  readonly status: ScheduleStatus | 'all';
  readonly from: string;
  readonly to: string;
  readonly search: string;
  /** The id of the upload that added or changed the quotes; undefined for any. */
  readonly upload: number | undefined;
  /** The language in which quotes are missing, as original and as translation; empty for any. */
  readonly without: Language | '';
}

export const NO_FILTERS: QuoteFilters = {
  status: 'all',
  from: '',
  to: '',
  search: '',
  upload: undefined,
  without: '',
};

/** How many filters are set apart from the search, which is always visible. */
export function countFolded({ search: _, ...others }: QuoteFilters): number {
  const names = Object.keys(others) as (keyof typeof others)[];
  return names.filter((name) => others[name] !== NO_FILTERS[name]).length;
}

/** A quote with its normalised text for searching. */
interface SearchableQuote {
  readonly quote: Quote;
  readonly searchText: string;
}

/** A display date compared with today; both are civil days, which sort as text. */
export function scheduleStatus(displayDate: string | null, today: string): ScheduleStatus {
  if (displayDate === null) return 'unscheduled';
  if (displayDate === today) return 'current';
  return displayDate < today ? 'past' : 'upcoming';
}

export function searchable(quotes: readonly Quote[]): SearchableQuote[] {
  return quotes.map((quote) => ({
    quote,
    searchText: searchTextOfAll([quote.text, quote.source, quote.credit]),
  }));
}

/** An invalid bound is ignored. */
const effective = (bound: string) => (dayMessages(bound).length > 0 ? '' : bound);

/**
 * The quotes that match every filter, in the order they came. Each word of a search occurs in text, source or credit,
 * perhaps within another word.
 *
 * @param uploaded The ids of the quotes of the chosen upload; by default they are not filtered by upload.
 * @param found The ids of those whose translations match the search.
 */
export function filterQuotes(
  quotes: readonly SearchableQuote[],
  filters: QuoteFilters,
  today: string,
  uploaded?: ReadonlySet<number>,
  found?: ReadonlySet<number>,
): Quote[] {
  const { status, without } = filters;
  const matches = searchMatcher(filters.search);
  const from = effective(filters.from);
  const to = effective(filters.to);
  const isDated = from !== '' || to !== '';
  return quotes
    .filter(
      ({ quote, quote: { id, displayDate }, searchText }) =>
        uploaded?.has(id) !== false &&
        (without === '' || !isIn(quote, without)) &&
        (status === 'all' || scheduleStatus(displayDate, today) === status) &&
        (!isDated || isWithin(displayDate, from, to)) &&
        (matches(searchText) || found?.has(id) === true),
    )
    .map(({ quote }) => quote);
}

function isWithin(day: string | null, from: string, to: string): boolean {
  return day !== null && (from === '' || day >= from) && (to === '' || day <= to);
}
