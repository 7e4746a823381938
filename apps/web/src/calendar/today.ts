/**
 * The civil day on the visitor's own calendar.
 *
 * @example
 * localDay(new Date()); // '2026-03-21'
 */
export function localDay(now: Date): string {
  const year = String(now.getFullYear()).padStart(4, '0');
  const parts = [year, now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
