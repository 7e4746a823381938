import type { PageSite } from '@bahai-friends/contract';
import { serverNow } from '../../../api/server-clock.ts';
import { subscribeToClock } from '../../../calendar/clock.ts';
import { dateDisplay, isUnknown } from '../../../calendar/date-display.ts';
import { daysAfter } from '../../../calendar/days-after.ts';
import { timeOfDay } from '../../../calendar/time-of-day.ts';
import { localDay } from '../../../calendar/today.ts';
import { placeTexts } from '../../../texts/place-texts.ts';
import { spoken } from '../../../texts/spoken.ts';

/** Half an hour less than a day, since sunset is earlier or later by some minutes than the day before. */
const FAR_MS = 23.5 * 60 * 60_000;

/** The Badí date of the next civil day, such as '19 Qudrat'; undefined after the calendar's last day. */
function dayAfter(civilDay: string): string | undefined {
  const { badi } = dateDisplay(daysAfter(civilDay, 1));
  return isUnknown(badi)
    ? undefined
    : placeTexts().badiDay(spoken.number(badi.day), badi.monthName);
}

/** The texts before and after the name of the place; undefined where there is no note. */
function sunset({ today, timeZone, sunsetAt }: PageSite): readonly [string, string] | undefined {
  if (sunsetAt === null || localDay(new Date()) !== today) return undefined;
  const left = Date.parse(sunsetAt) - serverNow();
  // Where the sun sets after midnight, yesterday's sunset comes first.
  if (left > FAR_MS) return undefined;
  const nextDay = dayAfter(today);
  if (nextDay === undefined) return undefined;
  return left <= 0
    ? placeTexts().sunHasSet(nextDay)
    : placeTexts().sunsetAt(timeOfDay(sunsetAt, timeZone), nextDay);
}

/** Returns undefined when a browser does not know the time zone. */
function sunsetOrNothing(site: PageSite): readonly [string, string] | undefined {
  try {
    return sunset(site);
  } catch {
    return undefined;
  }
}

/**
 * Shows when the community's Badí day ends at sunset, as long as the visitor has the same day. It does without React,
 * which most visits do not need.
 *
 * @param place The empty element for the note.
 * @returns a function that stops it; the note stays
 */
export function showPlaceNotes(place: Element, site: PageSite): () => void {
  const show = () => {
    const [before, after] = sunsetOrNothing(site) ?? [];
    const said = before === undefined ? '' : `${before}${site.place?.name}${after}`;
    if (place.textContent === said) return;
    const paragraph = document.createElement('p');
    const name = document.createElement('bdi');
    name.textContent = site.place?.name ?? '';
    paragraph.append(before ?? '', name, after ?? '');
    place.replaceChildren(...(said ? [paragraph] : []));
  };
  show();
  return subscribeToClock(show);
}
