export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;

/** One page of a list, and its place in the list. */
export interface ListPage<T> {
  readonly items: readonly T[];
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Positions in the list, from 1; both are 0 for an empty list. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

/** The requested page, or the nearest that exists. */
export function paginate<T>(list: readonly T[], wantedPage: number, size: number): ListPage<T> {
  const total = list.length;
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, wantedPage), pageCount);
  const start = (page - 1) * size;
  const items = list.slice(start, start + size);
  return {
    items,
    page,
    pageCount,
    first: total === 0 ? 0 : start + 1,
    last: start + items.length,
    total,
  };
}
