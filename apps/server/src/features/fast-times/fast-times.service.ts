import { daysOfMonth } from '@bahai-friends/badi-calendar';
import { sunrise, sunset } from '@bahai-friends/badi-calendar/sun';
import type { FastTimes } from '@bahai-friends/contract';
import { publishedTime } from '../places/published-time.ts';
import type { SettingsService } from '../settings/settings.service.ts';

/** The Fast is the last month, ʻAláʼ. */
const MONTH_OF_THE_FAST = 19;
const HOURS_OF_A_DAY = 24;

interface FastTimesService {
  /**
   * The times of the Fast of a Badí year, at the place for which times of the sun are published; null without one.
   *
   * @throws {CalendarRangeError} unless the year is a whole number from 1 to 507
   */
  ofYear(year: number): Promise<FastTimes | null>;
}

const clocksChange = (civilDay: string, timeZone: string): boolean =>
  Temporal.PlainDate.from(civilDay).toZonedDateTime(timeZone).hoursInDay !== HOURS_OF_A_DAY;

export function createFastTimesService({
  settings,
}: {
  readonly settings: Pick<SettingsService, 'sunPlace'>;
}): FastTimesService {
  return {
    async ofYear(year) {
      const found = await settings.sunPlace();
      if (found === null) return null;
      const { name, town, latitude, longitude, timeZone } = found;
      const place = { latitude, longitude, timeZone };
      const days = Array.from(daysOfMonth(year, MONTH_OF_THE_FAST), ({ civilDay }) => ({
        civilDay,
        sunrise: publishedTime(sunrise(civilDay, place)),
        sunset: publishedTime(sunset(civilDay, place)),
      }));
      const change = days.find(({ civilDay }) => clocksChange(civilDay, timeZone));
      return {
        year,
        town: town?.name ?? null,
        place: name,
        timeZone,
        days,
        clocksChangeOn: change?.civilDay ?? null,
      };
    },
  };
}
