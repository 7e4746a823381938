import type { FieldName } from '@bahai-friends/languages/en/problems/field-names';
import { z } from 'zod';
import { refuse } from '../http/say-rule.ts';

/** The longest address by RFC 5321, 4.5.3.1, and the erratum of RFC 3696. */
const ADDRESS_MAX = 254;
/** What browsers take in a field for an address (HTML, 4.10.5.1.5), with a dot in its domain. */
const ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** An address for mail, its domain in ASCII, as browsers make it of what is typed. */
export const mailAddress = (field: FieldName) =>
  z
    .string({ error: refuse('required', { field }) })
    .trim()
    .refine((text) => text.length <= ADDRESS_MAX && ADDRESS.test(text), {
      error: refuse('not-a-mail-address', { field }),
    })
    .meta({ maxLength: ADDRESS_MAX });
