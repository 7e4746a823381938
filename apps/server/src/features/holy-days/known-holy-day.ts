import {
  FIRST_CIVIL_DAY,
  type HolyDay,
  holyDay,
  LAST_CIVIL_DAY,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import { en } from '@bahai-friends/badi-calendar/names/en';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import type { Language } from '@bahai-friends/contract';

/** A name for comparison: without case, accents, spaces and punctuation, which people write in many ways. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The numbers of holy days by present names and by those of earlier releases. */
const numbers: ReadonlyMap<string, number> = new Map(
  Object.values(namesOfEveryLanguage)
    .flatMap(({ holyDays, formerHolyDays = {} }) => [
      ...holyDays.map((name, index) => [name, index + 1] as const),
      ...Object.entries(formerHolyDays),
    ])
    .map(([name, number]) => [keyOf(name), number]),
);

interface NamedDay {
  readonly name: string;
  /** Civil day. */
  readonly date: string;
}

type KnownHolyDay = Pick<HolyDay, 'number' | 'workSuspended'>;

/**
 * The calendar's holy day for a stored one: it must have its name, in any language, and be on its day. One of the two
 * is not enough: on the day may be a picnic, and a picnic may have the name. Undefined for a holy day that only the
 * community has.
 */
export function knownHolyDay({ name, date }: NamedDay): KnownHolyDay | undefined {
  const number = numbers.get(keyOf(name));
  if (number === undefined || date < FIRST_CIVIL_DAY || date > LAST_CIVIL_DAY) return undefined;
  const known = holyDay(toBadiDate(date).year, number, en);
  return known.civilDay === date ? known : undefined;
}

function nameIn(language: Language, day: NamedDay): string {
  const number = knownHolyDay(day)?.number;
  const own = number && namesOfEveryLanguage[language].holyDays[number - 1];
  // A name that was typed in this language stays as it was typed.
  return own && keyOf(own) !== keyOf(day.name) ? own : day.name;
}

/**
 * Holy days with their names in a language where the calendar knows them; other names stay as they were typed.
 *
 * @param language Without it, all names stay as they are stored.
 */
export const holyDaysIn = <T extends NamedDay>(
  language: Language | undefined,
  holyDays: readonly T[],
): T[] => holyDays.map((day) => (language ? { ...day, name: nameIn(language, day) } : day));
