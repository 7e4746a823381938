import type { Language, TranslatedField, Translation } from '@bahai-friends/contract';
import { QUOTE_COLUMN_OF } from './quotes.table.ts';

/** The columns of a translation's fields: they have the same names as those of the quotes. */
export const TRANSLATION_COLUMN_OF: Pick<typeof QUOTE_COLUMN_OF, TranslatedField> = QUOTE_COLUMN_OF;

/** Null stands for the value of the original, or for none, depending on the field. */
type TranslatedColumns = {
  [F in TranslatedField as (typeof QUOTE_COLUMN_OF)[F]]: Translation[F];
};

/** Published translations of quotes. */
export interface QuoteTranslationsTable extends TranslatedColumns {
  quote_id: number;
  /** Part of the primary key, with the quote; never the language of the quote itself. */
  language: Language;
}
