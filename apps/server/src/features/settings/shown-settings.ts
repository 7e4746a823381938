import { CalendarRangeError } from '@bahai-friends/badi-calendar';
import { sunset } from '@bahai-friends/badi-calendar/sun';
import type { PublicSettings, Settings } from '@bahai-friends/contract';
import type { CommunityDay } from '../../community-day.ts';
import type { StoredSettings } from './settings.repository.ts';

const MINUTE_MS = 60_000;

/**
 * When the sun sets on a day, to the minute: an exact time would tell where the place is.
 *
 * @param civilDay `YYYY-MM-DD`
 * @returns ISO 8601 in UTC; null without a place, a sunset, or a Badí calendar for that day
 */
export function sunsetAt({ place, timeZone }: StoredSettings, civilDay: string): string | null {
  if (place === null) return null;
  try {
    const time = sunset(civilDay, { ...place, timeZone });
    return time === null ? null : new Date(Math.round(time / MINUTE_MS) * MINUTE_MS).toISOString();
  } catch (error) {
    if (error instanceof CalendarRangeError) return null;
    throw error;
  }
}

function shared(stored: StoredSettings, day: CommunityDay) {
  const { siteName, tagline, timeZone, language, contact, holyDaysAhead, listed } = stored;
  const today = day.today();
  return {
    siteName,
    tagline,
    timeZone,
    language,
    contact,
    holyDaysAhead,
    listed,
    today,
    nextDayAt: day.nextDayAt(),
    sunsetAt: sunsetAt(stored, today),
  };
}

/** What everybody may know: of the place its name alone. */
export function publicSettings(stored: StoredSettings, day: CommunityDay): PublicSettings {
  const { place } = stored;
  return { ...shared(stored, day), place: place && { name: place.name } };
}

/** What the Master Admin sees. */
export function masterAdminSettings(stored: StoredSettings, day: CommunityDay): Settings {
  const { place, version } = stored;
  return { ...shared(stored, day), place, version };
}
