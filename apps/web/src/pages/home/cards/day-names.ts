import type { HolyDay } from '@bahai-friends/contract';
import { useCommunityDay } from '../../../site/use-site.ts';
import { characterOf } from './character-of-day.ts';
import { useUpcomingHolyDays } from './home.queries.ts';

/** The names of the holy days that the community's day is, most often none. */
export function useHolyDaysToday(rendered: HolyDay[] | undefined): readonly string[] {
  const day = useCommunityDay();
  const { data = [] } = useUpcomingHolyDays(rendered);
  return data.filter(({ date }) => date === day).map(({ name }) => name);
}

/** Never at the end of a line, nor at the start of one. */
export const BETWEEN_NAMES = '\u00a0·\u00a0';

/** All that the community's day is: holy days, a Feast, a day of Ayyám-i-Há or of the Fast. */
export function useDayNames(rendered: HolyDay[] | undefined): string {
  const holyDays = useHolyDaysToday(rendered);
  return [...holyDays, ...characterOf(useCommunityDay())].join(BETWEEN_NAMES);
}
