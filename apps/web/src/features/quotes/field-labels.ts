import type { QuoteFieldName } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/fields';

/** The name of a field above its column, and above the text field for a translation of it. */
export function columnName(field: QuoteFieldName): string {
  const { name, short = name } = texts.fieldWords(field);
  return short;
}

/** The label of a field in the form. */
export function fieldLabel(field: QuoteFieldName, isOptional: boolean): string {
  const { name, label = name, optional = texts.optional(label) } = texts.fieldWords(field);
  return isOptional ? optional : label;
}
