import type { HolyDay } from '@bahai-friends/contract';
import { useCommunityDay } from '../../../site/use-site.ts';
import { useUpcomingHolyDays } from './home.queries.ts';

/** The names of holy days on the community's day, mostly none. */
export function useHolyDaysToday(rendered: HolyDay[] | undefined): readonly string[] {
  const day = useCommunityDay();
  const { data = [] } = useUpcomingHolyDays(rendered);
  return data.filter(({ date }) => date === day).map(({ name }) => name);
}
