import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';

/** More than any address has, in whatever script it is written. */
const TYPED_ADDRESS_MAX = 1000;

/** An e-mail address as somebody types it; the server checks whether it is one. */
export const GivenAddress = z
  .string({ error: refuse('required', { field: 'email' }) })
  .max(TYPED_ADDRESS_MAX, { error: refuse('not-a-mail-address', { field: 'email' }) });
