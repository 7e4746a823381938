function written(year: number, monthIndex: number, day: number): string {
  const parts = [String(year).padStart(4, '0'), monthIndex + 1, day];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * The civil day on the visitor's own calendar.
 *
 * @example
 * localDay(new Date()); // '2026-03-21'
 */
export function localDay(now: Date): string {
  return written(now.getFullYear(), now.getMonth(), now.getDate());
}

/** The civil day in UTC: the product's "today" for quotes and holy days. */
export function utcDay(now: Date): string {
  return written(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
}
