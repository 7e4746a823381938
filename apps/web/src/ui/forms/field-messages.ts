import type { FieldError } from 'react-hook-form';

/** The validation messages of a field, without duplicates. */
export function fieldMessages(error: Partial<FieldError> | undefined): string[] {
  if (error === undefined) return [];
  const all = Object.values(error.types ?? {})
    .flat()
    .filter((one) => typeof one === 'string');
  return all.length > 0 ? [...new Set(all)] : [error.message ?? ''].filter(Boolean);
}
