import type { HolyDay } from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { listHolyDays, listHolyDaysFrom } from './holy-days.repository.ts';

export interface HolyDaysService {
  /** All, by date, then by name. */
  list(): Promise<HolyDay[]>;
  /** The next `count` from today (UTC) on, today's included. */
  upcoming(count: number): Promise<HolyDay[]>;
}

interface HolyDaysDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

export function createHolyDaysService({ database, clock }: HolyDaysDependencies): HolyDaysService {
  return {
    list: () => listHolyDays(database.reads),
    upcoming: (count) => listHolyDaysFrom(database.reads, clock.today(), count),
  };
}
