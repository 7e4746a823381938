import type { Language, TranslatedField, Translation } from '@bahai-friends/contract';
import { QUOTE_COLUMN_OF } from './quotes.table.ts';

/** Which column has which field of a translation: they are called as those of the quotes. */
export const TRANSLATION_COLUMN_OF: Pick<typeof QUOTE_COLUMN_OF, TranslatedField> = QUOTE_COLUMN_OF;

/** Null is that of the original, or none, as the field has it. */
type TranslatedColumns = {
  [F in TranslatedField as (typeof QUOTE_COLUMN_OF)[F]]: Translation[F];
};

/** What has been published of quotes in other languages. */
export interface QuoteTranslationsTable extends TranslatedColumns {
  quote_id: number;
  /** With the quote the key; never the language of the quote itself. */
  language: Language;
}
