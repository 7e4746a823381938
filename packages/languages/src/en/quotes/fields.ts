import type { FieldWords, TemplateWords } from '../../quotes/field-words.ts';

/** What the fields of a quote are called, wherever people read of one. */
export const quoteFields = {
  text: { name: 'Quote text', short: 'Text', label: 'Quote Text' },
  source: { name: 'Source' },
  displayDate: { name: 'Display date', label: 'Display Date' },
  referenceUrl: {
    name: 'Reference URL',
    hint: 'Link to the quote reference in the Bahai Reference Library',
  },
  language: { name: 'Language' },
  credit: {
    name: 'Credit',
    label: 'Whose Translation',
    hint: 'Who has translated it, or which edition it is from',
  },
} satisfies Readonly<Record<string, FieldWords>>;

/** What heads their columns in sheets that people bring: see `sheets.ts`. No script of a page has it. */
export const quoteHeadings = {
  text: ['quote', 'quote text', 'quotes', 'quotation', 'passage', 'writing', 'extract'],
  source: ['author', 'book', 'from'],
  displayDate: ['date'],
  referenceUrl: ['url', 'link', 'web address'],
  language: ['lang', 'language code'],
  credit: ['credits', 'translator', 'translated by', 'edition'],
};

/** What the template says of each column, and an example: it is in English, as the names of the columns are. */
export const quoteTemplate = {
  text: { explained: 'The words of the quote; needed', example: 'the words of the quote' },
  source: {
    explained: 'Who said or wrote it, and where; needed',
    example: 'Author, title of the book or talk',
  },
  displayDate: {
    explained: 'The day on which it is shown, as a date; empty for any day without a quote',
    example: '2026-03-21',
  },
  referenceUrl: {
    explained: 'Where it can be read, beginning with https://; may be empty',
    example: 'https://www.bahai.org/library/',
  },
  language: {
    explained: 'In which language the text is, as a code such as en or by its name; may be empty',
    example: 'en',
  },
  credit: {
    explained: 'Whose translation it is, or which edition; may be empty',
    example: 'Translated by a friend, second edition',
  },
} satisfies Readonly<Record<keyof typeof quoteFields, TemplateWords>>;
