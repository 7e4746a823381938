import type { Quote } from '@bahai-friends/contract';
import { dayMessages } from '../day-messages.ts';

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
}

export const NO_FILTERS: QuoteFilters = {
  status: 'all',
  from: '',
  to: '',
  search: '',
  upload: undefined,
};

/** How many filters are set beside the search, which stays in sight. */
export function countFolded({ search: _, ...others }: QuoteFilters): number {
  const names = Object.keys(others) as (keyof typeof others)[];
  return names.filter((name) => others[name] !== NO_FILTERS[name]).length;
}

/** A quote with its normalised text for searching. */
export interface SearchableQuote {
  readonly quote: Quote;
  readonly searchText: string;
}

/** A display date compared with today; both are civil days, which sort as text. */
export function scheduleStatus(displayDate: string | null, today: string): ScheduleStatus {
  if (displayDate === null) return 'unscheduled';
  if (displayDate === today) return 'current';
  return displayDate < today ? 'past' : 'upcoming';
}

/**
 * Text normalised for searching: without case, diacritics and apostrophes of any kind, and with each
 * run of white space as one space.
 *
 * @example
 * searchTextOf('Bahá’u’lláh'); // 'bahaullah'
 */
export function searchTextOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'`´‘’ʻʼʾʿ]/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

export function searchable(quotes: readonly Quote[]): SearchableQuote[] {
  return quotes.map((quote) => ({
    quote,
    // The line end keeps a search from matching across the two.
    searchText: `${searchTextOf(quote.text)}\n${searchTextOf(quote.source)}`,
  }));
}

/** An invalid bound is ignored. */
const effective = (bound: string) => (dayMessages(bound).length > 0 ? '' : bound);

/**
 * The quotes that match every filter, in the order they came.
 *
 * @param uploaded The ids of the quotes of the chosen upload; not looked at unless given.
 */
export function filterQuotes(
  quotes: readonly SearchableQuote[],
  filters: QuoteFilters,
  today: string,
  uploaded?: ReadonlySet<number>,
): Quote[] {
  const { status } = filters;
  const wanted = searchTextOf(filters.search).trim();
  const from = effective(filters.from);
  const to = effective(filters.to);
  const isDated = from !== '' || to !== '';
  return quotes
    .filter(
      ({ quote: { id, displayDate }, searchText }) =>
        uploaded?.has(id) !== false &&
        (status === 'all' || scheduleStatus(displayDate, today) === status) &&
        (!isDated || isWithin(displayDate, from, to)) &&
        searchText.includes(wanted),
    )
    .map(({ quote }) => quote);
}

function isWithin(day: string | null, from: string, to: string): boolean {
  return day !== null && (from === '' || day >= from) && (to === '' || day <= to);
}
