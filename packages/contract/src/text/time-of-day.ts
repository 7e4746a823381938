import type { FieldName } from '@bahai-friends/languages/en/problems/field-names';
import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time of day without its zone, as `HH:MM`. */
export function timeOfDay(field: FieldName) {
  const error = refuse('not-a-time', { field });
  return z.string({ error }).regex(TIME, { error });
}
