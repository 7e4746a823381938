import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';

/** What the links of accounts end with: 256 bits in base64url. */
export const LinkToken = z
  .string({ error: refuse('link-missing') })
  .regex(/^[\w-]{43}$/, { error: refuse('link-incomplete') });
