import type { QuoteFieldName } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/fields';

/** What a field is called above its column, and above where a translation of it is typed. */
export function columnName(field: QuoteFieldName): string {
  const { name, short = name } = texts.fieldWords(field);
  return short;
}

/** What stands above where a field is typed. */
export function fieldLabel(field: QuoteFieldName, isOptional: boolean): string {
  const { name, label = name, optional = texts.optional(label) } = texts.fieldWords(field);
  return isOptional ? optional : label;
}
