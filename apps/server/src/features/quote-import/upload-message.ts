import { counted, formatNumber, plural } from '@bahai-friends/contract';

interface UploadCounts {
  /** How many quotes it added. */
  readonly created: number;
  /** How many quotes of the file equal stored ones. */
  readonly stored: number;
  /** How many rows of the file equal an earlier one. */
  readonly repeated: number;
}

/**
 * What an upload has done, in one or two sentences.
 *
 * @example
 * uploadMessage({ created: 2, stored: 0, repeated: 1 });
 * // '2 quotes uploaded successfully. 1 row repeats an earlier one and was not added.'
 */
export function uploadMessage({ created, stored, repeated }: UploadCounts): string {
  return [addedMessage(created, stored), ...repeatedMessage(repeated)].join(' ');
}

function addedMessage(created: number, stored: number): string {
  const were = plural(stored, 'was', 'were');
  if (stored === 0) return `${counted(created, 'quote')} uploaded successfully.`;
  if (created === 0) return `Nothing was added: ${counted(stored, 'quote')} ${were} there already.`;
  return `${counted(created, 'quote')} uploaded successfully; ${counted(stored, 'quote')} ${were} there already and not added again.`;
}

function repeatedMessage(repeated: number): string[] {
  if (repeated === 0) return [];
  const repeat = plural(repeated, 'row repeats', 'rows repeat');
  const were = plural(repeated, 'was', 'were');
  return [`${formatNumber(repeated)} ${repeat} an earlier one and ${were} not added.`];
}
