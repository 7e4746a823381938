import { refuse } from '../http/say-rule.ts';
import { humanText } from './human-text.ts';

/** Marks, embeddings, overrides and isolates, which would turn the text around them, too. */
const DIRECTION_CHARACTER = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A name that stands in the middle of sentences and titles: one line, in its own direction. */
export function lineOfText(rules: Parameters<typeof humanText>[0]) {
  return humanText(rules)
    .refine((text) => !/[\n\t\u2028\u2029]/.test(text), {
      error: refuse('not-one-line', { field: rules.field }),
    })
    .refine((text) => !DIRECTION_CHARACTER.test(text), {
      error: refuse('turns-direction', { field: rules.field }),
    });
}
