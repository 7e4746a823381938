import { counted, type DateChoice, plural } from '@bahai-friends/contract';

/**
 * What each choice means.
 *
 * @param stored How many quotes are stored.
 * @param deleted How many of them go when they are replaced.
 */
export function choiceLabels(
  stored: number,
  deleted: number,
): Readonly<Record<DateChoice, string>> {
  return {
    add: 'Add',
    keep: plural(stored, 'Keep the stored one', 'Keep the stored ones'),
    replace: `Replace (deletes ${deleted === 0 ? 'no stored quote' : counted(deleted, 'stored quote')})`,
  };
}
