import { LANGUAGES } from '@bahai-friends/languages/languages';
import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';

export const Language = z.enum(LANGUAGES, {
  error: refuse('not-one-of', { field: 'language', options: LANGUAGES }),
});
export type Language = z.infer<typeof Language>;
