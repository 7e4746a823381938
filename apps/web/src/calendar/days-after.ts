import { localDay } from './today.ts';

/**
 * The civil day so many days after another. The calendar's own `addDays` would be in what every visitor
 * loads: the first script shares that package.
 */
export function daysAfter(civilDay: string, days: number): string {
  const [year = 0, month = 0, day = 0] = civilDay.split('-').map(Number);
  // Noon is always on that day, whatever clocks do.
  return localDay(new Date(year, month - 1, day + days, 12));
}
