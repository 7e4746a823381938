/** How the text of a template's example row begins; such a row is never imported. */
export const EXAMPLE_MARK = 'EXAMPLE (not imported): ';

/** The row that shows how a template is filled in. */
export const EXAMPLE = {
  text: `${EXAMPLE_MARK}the words of the quote`,
  source: 'Author, title of the book or talk',
  displayDate: '2026-03-21',
  referenceUrl: 'https://www.bahai.org/library/',
} as const;
