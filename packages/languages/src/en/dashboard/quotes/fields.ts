import type { FieldWords } from '../../../quotes/field-words.ts';
import { quoteFields } from '../../quotes/fields.ts';

/** The words for a field of a quote. */
export const fieldWords = (field: keyof typeof quoteFields): FieldWords => quoteFields[field];
/** The label of a field that may be empty. */
export const optional = (label: string) => `${label} (Optional)`;
