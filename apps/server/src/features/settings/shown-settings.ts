import { CalendarRangeError } from '@bahai-friends/badi-calendar';
import { sunset } from '@bahai-friends/badi-calendar/sun';
import type { Feature, PublicSettings, Settings } from '@bahai-friends/contract';
import type { CommunityDay } from '../../community-day.ts';
import type { PublishedPlace } from '../places/published-place.ts';
import { publishedTime } from '../places/published-time.ts';
import type { StoredSettings } from './settings.repository.ts';

/**
 * The time of sunset on a day, to the minute.
 *
 * @param published Never the place itself: a year of sunsets would reveal it.
 * @param civilDay `YYYY-MM-DD`
 * @returns ISO 8601 in UTC; null without a place, a sunset, or a Badí calendar for that day
 */
function sunsetAt(
  published: PublishedPlace | null,
  timeZone: string,
  civilDay: string,
): string | null {
  if (published === null) return null;
  const { latitude, longitude } = published;
  try {
    return publishedTime(sunset(civilDay, { latitude, longitude, timeZone }));
  } catch (error) {
    if (error instanceof CalendarRangeError) return null;
    throw error;
  }
}

/** The settings with pausing features switched off, for everybody but the Master Admin. */
export function withoutPaused(stored: StoredSettings, paused: readonly Feature[]): StoredSettings {
  const off = Object.fromEntries(paused.map((name) => [name, false]));
  return { ...stored, features: { ...stored.features, ...off } };
}

/** All settings but the place, without the other columns of the row. */
function shared(
  { id: _, version: _version, place: _place, ...settings }: StoredSettings,
  published: PublishedPlace | null,
  day: CommunityDay,
) {
  const today = day.today();
  return {
    ...settings,
    today,
    nextDayAt: day.nextDayAt(),
    sunsetAt: sunsetAt(published, settings.timeZone, today),
  };
}

/**
 * The public settings: of the place only its name.
 *
 * @param published The place of published times; null without one.
 */
export function publicSettings(
  stored: StoredSettings,
  published: PublishedPlace | null,
  day: CommunityDay,
): PublicSettings {
  const { place } = stored;
  return { ...shared(stored, published, day), place: place && { name: place.name } };
}

/** The settings as the Master Admin sees them. */
export function masterAdminSettings(
  stored: StoredSettings,
  published: PublishedPlace | null,
  day: CommunityDay,
): Settings {
  const { place, version } = stored;
  const sunsetFor = published && { sunsetFor: published.town };
  return { ...shared(stored, published, day), place, ...sunsetFor, version };
}
