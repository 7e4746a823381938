import { z } from 'zod';
import { type Refusal, refuse } from '../http/say-rule.ts';

/**
 * A secret in a payload, which no response returns. When it is missing the stored one stays, null removes it, and an
 * empty text is refused.
 */
export const secret = (
  field: 'password' | 'privateKey' | 'secret' | 'token',
  max: number,
  isRight: (text: string) => boolean = () => true,
  wrong?: Refusal,
) =>
  z
    .string({ error: refuse('not-text', { field }) })
    .min(1, { error: refuse('required', { field }), abort: true })
    .max(max, { error: refuse('much-too-long', { field }) })
    .refine(isRight, wrong && { error: wrong })
    .nullable()
    .optional()
    .meta({ writeOnly: true, description: 'Left out it stays as it is, null removes it' });
