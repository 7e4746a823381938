import type { z } from 'zod';

/** `path: message` of each refusal; empty when the input is accepted. */
export function refusals(schema: z.ZodType, input: unknown): string[] {
  const result = schema.safeParse(input);
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
