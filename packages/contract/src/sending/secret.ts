import { z } from 'zod';
import { type Refusal, refuse } from '../http/say-rule.ts';

/** Goes in and never comes out. Left out it stays, null removes it; nobody means an empty one. */
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
