import { counted, plural } from '../plural.ts';

interface UploadCounts {
  /** How many quotes it added. */
  readonly created: number;
  /** How many stored quotes it changed. */
  readonly changed: number;
  /** How many stored quotes it deleted. */
  readonly deleted: number;
  /** How many quotes of the file equal stored ones. */
  readonly stored: number;
  /** How many rows of the file equal an earlier one. */
  readonly repeated: number;
  /** How many rows are left out because stored quotes are kept by choice. */
  readonly kept: number;
}

function addedMessage(created: number, stored: number): string {
  const were = plural(stored, 'was', 'were');
  if (stored === 0) return `${counted(created, 'quote')} uploaded successfully.`;
  if (created === 0) return `Nothing was added: ${counted(stored, 'quote')} ${were} there already.`;
  return `${counted(created, 'quote')} uploaded successfully; ${counted(stored, 'quote')} ${were} there already and not added again.`;
}

/** The sentences when something else has happened than that quotes were added. */
function eachMessage({ created, changed, deleted, stored, kept }: UploadCounts): string[] {
  const were = (count: number) => `${counted(count, 'quote')} ${plural(count, 'was', 'were')}`;
  const dates = plural(deleted, 'its date', 'their dates');
  const rows = `${counted(kept, 'row')} ${plural(kept, 'was', 'were')}`;
  return [
    created > 0 && `${counted(created, 'quote')} uploaded successfully.`,
    changed > 0 && `${were(changed)} changed.`,
    deleted > 0 && `${were(deleted)} deleted, since the file replaces what was on ${dates}.`,
    created + changed + deleted === 0 && 'Nothing was added or changed.',
    stored > 0 && `${were(stored)} there already and not added again.`,
    kept > 0 && `${rows} left out, to keep what is stored.`,
  ].filter((sentence) => sentence !== false);
}

function repeatedMessage(repeated: number): string[] {
  if (repeated === 0) return [];
  return [
    repeated === 1
      ? '1 row repeats an earlier one and was not added.'
      : `${counted(repeated, 'row')} repeat an earlier one and were not added.`,
  ];
}

/** The results of an upload, in a sentence each. */
export const uploaded = {
  'quotes-uploaded': (counts: UploadCounts) => {
    const { created, changed, deleted, stored, repeated, kept } = counts;
    const isMore = changed > 0 || deleted > 0 || kept > 0;
    return [
      ...(isMore ? eachMessage(counts) : [addedMessage(created, stored)]),
      ...repeatedMessage(repeated),
    ].join(' ');
  },
};
