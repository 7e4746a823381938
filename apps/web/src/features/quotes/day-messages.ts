import { civilDay, givenDay } from '@bahai-friends/contract';

const AnyDay = civilDay();
const GivenDay = givenDay();

const messagesOf = (schema: typeof AnyDay, day: string): string[] =>
  schema.safeParse(day).error?.issues.map(({ message }) => message) ?? [];

/** The validation messages of an optional day in a search: stored days may be of any year. */
export function dayMessages(day: string): string[] {
  return day === '' ? [] : messagesOf(AnyDay, day);
}

/**
 * The validation messages of an optional day that is typed.
 *
 * @param kept The stored day, which may stay whatever its year is.
 */
export function givenDayMessages(day: string, kept?: string | null): string[] {
  return day === '' || day === kept ? [] : messagesOf(GivenDay, day);
}
