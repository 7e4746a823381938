import { type HolyDay, holyDaysOf } from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';

/** Names and days without work are the same in every year. */
const ANY_YEAR = 1;

/** A name as it is compared: without case, accents, spaces and signs, which people write in many ways. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const known: ReadonlyMap<string, Pick<HolyDay, 'workSuspended'>> = new Map(
  Object.values(namesOfEveryLanguage)
    .flatMap((names) => holyDaysOf(ANY_YEAR, names))
    .map(({ name, workSuspended }) => [keyOf(name), { workSuspended }]),
);

/**
 * What the calendar knows of a holy day by its name, in any of its languages; undefined for one that only
 * the community has. The date does not tell: a picnic may be on it.
 */
export const knownHolyDay = (name: string): Pick<HolyDay, 'workSuspended'> | undefined =>
  known.get(keyOf(name));
