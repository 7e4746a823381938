import { type HolyDay, holyDaysOf } from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import type { Language } from '@bahai-friends/contract';

/** Names and days without work are the same in every year. */
const ANY_YEAR = 1;

/** A name as it is compared: without case, accents, spaces and signs, which people write in many ways. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

type KnownHolyDay = Pick<HolyDay, 'number' | 'workSuspended'>;

const known: ReadonlyMap<string, KnownHolyDay> = new Map(
  Object.values(namesOfEveryLanguage)
    .flatMap((names) => holyDaysOf(ANY_YEAR, names))
    .map(({ name, number, workSuspended }) => [keyOf(name), { number, workSuspended }]),
);

/**
 * What the calendar knows of a holy day by its name, in any of its languages; undefined for one that only
 * the community has. The date does not tell: a picnic may be on it.
 */
export const knownHolyDay = (name: string): KnownHolyDay | undefined => known.get(keyOf(name));

/** The name of a holy day in a language: one that the calendar does not know keeps what was typed. */
export function holyDayNameIn(language: Language, name: string): string {
  const number = knownHolyDay(name)?.number;
  const own = number && namesOfEveryLanguage[language].holyDays[number - 1];
  // What was typed in this language stays as it was typed.
  return own && keyOf(own) !== keyOf(name) ? own : name;
}

/**
 * Holy days with their names in a language.
 *
 * @param language Names stay as they are stored unless one is given.
 */
export const holyDaysIn = <T extends { readonly name: string }>(
  language: Language | undefined,
  holyDays: readonly T[],
): T[] =>
  holyDays.map((holyDay) =>
    language ? { ...holyDay, name: holyDayNameIn(language, holyDay.name) } : holyDay,
  );
