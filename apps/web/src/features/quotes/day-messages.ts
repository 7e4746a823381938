import { civilDay } from '@bahai-friends/contract';

const Day = civilDay();

/** The validation messages of an optional day. */
export function dayMessages(day: string): string[] {
  if (day === '') return [];
  return Day.safeParse(day).error?.issues.map(({ message }) => message) ?? [];
}
