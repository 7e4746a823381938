import { formatNumber } from '../../format-number.ts';
import { counted, plural } from '../../plural.ts';

/** Texts around the parts of the Quotes tab, and the results of changing quotes. */
export const uploadQuotes = 'Upload Quotes';
export const manageQuotes = 'Manage Quotes';
export const loading = 'Loading quotes';
export const loadErrorTitle = 'Error Loading Quotes';
export const loadError = 'There was a problem loading the quotes. Please try again';
/** Where the server gave no reason. */
export const unknownError = 'An unknown error occurred';
export const dateConflict = 'Date Conflict';
export const conflictCheckFailed = 'Failed to check for date conflicts';
export const added = 'Quote added successfully!';
export const updated = 'Quote updated successfully';
export const updateFailed = 'Failed to update quote';
export const deleted = 'Quote deleted successfully';
export const deleteFailed = 'Failed to delete quote';
export const deletedSeveral = (count: number) => `Successfully deleted ${count} quotes`;
export const deleteSeveralFailed = 'Failed to delete quotes';

/** The list of what was changed together and can be undone. */
export const recentBatches = 'Recent uploads and changes';
export const undoFailed = 'Failed to undo';
/** Tells screen reader users where the button of the message is found later, too. */
export const undoLater = 'Undo it under “Recent uploads and changes” in the Quotes tab';

/** How many quotes of an undone batch there are of each kind. */
interface Undone {
  readonly deleted: number;
  readonly restored: number;
  /** Left as they are. */
  readonly kept: number;
}

/** The results for the quotes of a batch that was undone. */
export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 && `${counted(restored, 'quote')} restored`,
    deleted > 0 && `${counted(deleted, 'added quote')} deleted`,
    kept > 0 &&
      `${formatNumber(kept)} left as ${plural(kept, 'it is since it was', 'they are since they were')} changed or ${plural(kept, 'its date was', 'their dates were')} taken meanwhile`,
  ].filter(Boolean);
  return parts.length === 0 ? 'There was nothing left to undo.' : `${parts.join(', ')}.`;
};
