import type { FieldWords } from '../../../quotes/field-words.ts';
import { quoteFields } from '../../quotes/fields.ts';

/** What a field of a quote is called. */
export const fieldWords = (field: keyof typeof quoteFields): FieldWords => quoteFields[field];
/** What stands above where a field is typed that may be empty. */
export const optional = (label: string) => `${label} (Optional)`;
