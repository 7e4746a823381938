import { counted, formatNumber, plural, type UndoResult } from '@bahai-friends/contract';

/**
 * What became of the quotes of a batch that was undone.
 *
 * @example
 * undoneMessage({ deleted: 0, restored: 12, kept: 1 });
 * // '12 quotes restored, 1 left as it is since it was changed or its date was taken meanwhile.'
 */
export function undoneMessage({ deleted, restored, kept }: UndoResult): string {
  const parts = [
    restored > 0 && `${counted(restored, 'quote')} restored`,
    deleted > 0 && `${counted(deleted, 'added quote')} deleted`,
    kept > 0 &&
      `${formatNumber(kept)} left as ${plural(kept, 'it is since it was', 'they are since they were')} changed or ${plural(kept, 'its date was', 'their dates were')} taken meanwhile`,
  ].filter(Boolean);
  return parts.length === 0 ? 'There was nothing left to undo.' : `${parts.join(', ')}.`;
}
