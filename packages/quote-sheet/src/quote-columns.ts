import { isEmptyMarker, saysSource } from '@bahai-friends/contract';
import { createCellGuard } from '@bahai-friends/spreadsheet';
import { meaningOf } from './columns/heading-meaning.ts';

/** The sheet of a workbook that has the quotes. */
export const QUOTES_SHEET = 'Quotes';
/** The template's sheet that explains the other. */
export const NOTES_SHEET = 'Notes';

/** How the text of a template's example row begins; such a row is never imported. */
export const EXAMPLE_PREFIX = 'EXAMPLE (not imported): ';

/**
 * Also guards quotes whose text or source would be read as something else: as the example, as a repeated
 * heading, as empty, or as a source that says nothing.
 */
export const cellGuard = createCellGuard(
  (text) =>
    text.startsWith(EXAMPLE_PREFIX) ||
    meaningOf(text) !== undefined ||
    isEmptyMarker(text) ||
    !saysSource(text),
);
