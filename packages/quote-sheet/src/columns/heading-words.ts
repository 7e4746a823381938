import type { FileColumn, QUOTE_FIELDS } from '@bahai-friends/contract';
import type { Language } from '@bahai-friends/languages';
import { textsOfEveryLanguage } from '@bahai-friends/languages/language-of';

/** What a heading may mean. What `reference` and `day` are depends on the other columns. */
export type Meaning = PlainMeaning | `reference:${Language}`;
type PlainMeaning = FileColumn | 'reference' | 'year' | 'month' | 'day';

type Fields = typeof QUOTE_FIELDS;

/**
 * The fields that people have headings for. The others, such as the key, have only their own name: an export writes
 * them.
 */
type HeadedField = {
  [F in keyof Fields]: Fields[F]['file']['isHeaded'] extends true ? F : never;
}[keyof Fields];

/** The words by meaning; a language that lacks one does not compile. */
type Words = Readonly<Record<HeadedField | Exclude<PlainMeaning, FileColumn>, readonly string[]>>;

const sheets = await textsOfEveryLanguage('sheets');

/** The words that head columns in a language, beside the product's own names of them: in the order of their rank. */
export const headingWordsIn = (language: Language): Words => sheets[language].headings;
