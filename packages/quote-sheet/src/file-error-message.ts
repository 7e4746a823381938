import { type SingleProblem, say } from '@bahai-friends/contract';
import type { UnreadableFileError } from '@bahai-friends/spreadsheet';

/**
 * Why a file cannot be read, and what to do about it.
 *
 * @param rowsMax Quotes that may be uploaded at once.
 */
export function sayFileError(
  { code, limit = 0, row = 0 }: UnreadableFileError,
  rowsMax: number,
): SingleProblem {
  switch (code) {
    case 'too-many-rows':
      return say('far-too-many-quotes', { limit, max: rowsMax });
    case 'misplaced-quotes':
      return say('file-misplaced-quotes', { row });
    case 'too-many-columns':
    case 'too-many-parts':
    case 'too-many-sheets':
    case 'too-many-cells':
      return say(`file-${code}`, { limit });
    default:
      return say(`file-${code}`);
  }
}
