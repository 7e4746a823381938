import { QUOTE_COLUMNS, type QuoteColumn } from '@bahai-friends/contract';

export const COLUMN_LABELS: Readonly<Record<QuoteColumn, string>> = {
  text: 'Text',
  source: 'Source',
  displayDate: 'Display date',
  referenceUrl: 'Reference link',
};

/** The heading that a row's number and status stand under. */
export const ROW_HEADING = 'Row';
/** The heading above the button that leaves a row out. */
export const ACTION_HEADING = 'Leave out';
export const HEADINGS = [
  ROW_HEADING,
  ...QUOTE_COLUMNS.map((column) => COLUMN_LABELS[column]),
  ACTION_HEADING,
];

/** The place of the button that leaves a row out among what can be focused in it. */
export const ACTION_PLACE = QUOTE_COLUMNS.length;
/** How many elements of a row can be focused. */
export const PLACE_COUNT = ACTION_PLACE + 1;
