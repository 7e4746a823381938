import type { FieldError } from 'react-hook-form';

/** Everything that is wrong with a field's value, one sentence each. */
export function fieldMessages(error: Partial<FieldError> | undefined): string[] {
  if (error === undefined) return [];
  const all = Object.values(error.types ?? {})
    .flat()
    .filter((one) => typeof one === 'string');
  return all.length > 0 ? [...new Set(all)] : [error.message ?? ''].filter(Boolean);
}
