import type { DateChoice } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';

/**
 * What each choice means.
 *
 * @param stored How many quotes are stored.
 * @param deleted How many of them are deleted when they are replaced.
 */
export function choiceLabels(
  stored: number,
  deleted: number,
): Readonly<Record<DateChoice, string>> {
  return {
    add: texts.add,
    keep: texts.keep(stored),
    replace: texts.replace(deleted),
  };
}
