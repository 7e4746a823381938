import type { FieldWords } from '../../../quotes/field-words.ts';
import { quoteFields } from '../../quotes/fields.ts';

export const fieldWords = (field: keyof typeof quoteFields): FieldWords => quoteFields[field];
export const optional = (label: string) => `${label} (opcional)`;
