import type { FieldName } from '@bahai-friends/languages/en/problems/field-names';
import { z } from 'zod';
import { type Refusal, refuse } from '../http/say-rule.ts';

/** C0 and C1 controls but line feed and tab: nobody types them, and they break CSV, XML and terminals. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;
/** In unicode mode a surrogate class matches only halves without their partner. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Whether a text can be shown, and kept by every database and file format: it has no control character
 * but line feeds and tabs, and no half of a surrogate pair. No text that comes in may have them; of
 * passwords this holds for new ones.
 */
export const isShowable = (text: string): boolean =>
  !CONTROL_CHARACTER.test(text) && !LONE_SURROGATE.test(text);

/** Whether a text has at most so many code points; long ones are not taken apart to tell. */
const isAtMost = (max: number, text: string): boolean =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max);

/** A text as it is stored and compared: line ends as line feeds, in Unicode NFC, trimmed. */
export const normalizedText = (text: string): string =>
  text.replaceAll('\r\n', '\n').normalize('NFC').trim();

interface HumanTextRules {
  /** How the messages name the field. */
  readonly field: FieldName;
  /** The problem when the field is missing or blank; `null` lets it be blank. */
  readonly required: Refusal | null;
  /** In Unicode code points, after trimming and NFC. */
  readonly max: number;
}

/**
 * Text that a person typed: trimmed, in Unicode NFC, line ends as line feeds, without control
 * characters or half surrogate pairs, at most `max` code points long.
 */
export function humanText({ field, required, max }: HumanTextRules) {
  const typed = z
    .string({ error: required ?? refuse('not-text', { field }) })
    .overwrite(normalizedText)
    .refine(isShowable, { error: refuse('not-shown', { field }) })
    .refine((text) => isAtMost(max, text), {
      error: refuse('too-long', { field, max }),
    })
    .meta({ maxLength: max });
  return required === null
    ? typed
    : typed.refine((text) => text !== '', { error: required, abort: true });
}
