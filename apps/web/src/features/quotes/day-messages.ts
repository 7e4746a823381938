import { civilDay } from '@bahai-friends/contract';

const Day = civilDay();

/** What is wrong with a day that may be left empty, one sentence each. */
export function dayMessages(day: string): string[] {
  if (day === '') return [];
  return Day.safeParse(day).error?.issues.map(({ message }) => message) ?? [];
}
