import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** Why a value violates a schema, so that the program cannot have stored it; null when it does not. */
export function schemaViolation(schema: z.ZodType, value: unknown): string | null {
  const result = schema.safeParse(value);
  if (!result.success) {
    const [issue] = result.error.issues;
    return [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
  }
  return isDeepStrictEqual(result.data, value) ? null : 'is not written as the program writes it';
}
