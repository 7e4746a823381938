import { z } from 'zod';
import { CivilDay, changedDay, givenDay } from '../http/civil-day.ts';
import { refuse } from '../http/say-rule.ts';
import { Language } from '../site/language.ts';
import { humanText } from '../text/human-text.ts';
import { storedWebUrl, webUrl } from '../text/web-url.ts';

/** In Unicode code points. */
export const QUOTE_TEXT_MAX = 5000;
/** In Unicode code points. */
const QUOTE_SOURCE_MAX = 500;
/** In Unicode code points. */
const QUOTE_CREDIT_MAX = 300;

/** How a field goes through files. */
interface FieldInFiles {
  /** What its cells hold: the words of the quote, where they are from, a day, a web address, a language, or other text. */
  readonly kind: 'quote' | 'source' | 'date' | 'link' | 'language' | 'text';
  /** Whether it has headings in people's languages, in each language's `quotes/fields.ts`, beside the field's own name. */
  readonly isHeaded: boolean;
  /** Of its column in an export, in characters. */
  readonly width: number;
  /** How long a text may be, in Unicode code points: the template says so. */
  readonly max?: number;
}

/** The properties of every field; `V` is the type of its value. */
interface FieldOf<V extends string | null> {
  /** The schema of the field in responses. */
  readonly stored: z.ZodType<V>;
  /** The schema of the field as a volunteer gives it. */
  readonly typed: z.ZodType<V>;
  /** The schema of the field in a change, where the service checks the rest against what is stored. */
  readonly changed?: z.ZodType<V>;
  /** The schema of stored values, where earlier versions accepted more. */
  readonly kept?: z.ZodType<V>;
  /** Earlier versions did not have it: a client that does not name it in a change leaves it as it is. */
  readonly isKeptWhenMissing?: true;
  /**
   * What a translation has of it: it must have one; it may, and else has that of the original; it may have
   * one of its own; or null: it has none, as the day is the quote's.
   */
  readonly translated: 'needed' | 'or original' | 'own' | null;
  /** How the audit trail shows it; null keeps it out. */
  readonly audited: 'typed' | 'date' | 'language' | 'plain' | null;
  /** How readers and other sites get it; null keeps it to volunteers. */
  readonly public: 'plain text' | 'as stored' | null;
  /** Files have every field: one that they did not have would be lost on the way through one. */
  readonly file: FieldInFiles;
}

/** All that the product knows of a field of a quote. */
export type QuoteField =
  | (FieldOf<string> & { readonly isOptional: false })
  | (FieldOf<string | null> & { readonly isOptional: true });

/** A field that may be empty: missing, null and blank mean the same. */
export function orNull<T extends z.ZodType<string>>(schema: T) {
  const given = z.preprocess(
    (input) =>
      input === undefined || (typeof input === 'string' && input.trim() === '') ? null : input,
    schema.nullable(),
  );
  return given.optional().default(null);
}

const WRONG_URL = refuse('reference-not-a-url');

/**
 * The fields of a quote, in the order in which people see them; the first one names a quote. Schemas, columns of
 * files, exports, equality, undo and the audit trail come from here. What needs more does not compile until it is
 * said: the column of the table, and how a volunteer types it.
 */
export const QUOTE_FIELDS = {
  text: {
    isOptional: false,
    stored: z.string(),
    typed: humanText({
      field: 'quoteText',
      required: refuse('required', { field: 'quoteText' }),
      max: QUOTE_TEXT_MAX,
    }),
    translated: 'needed',
    audited: 'typed',
    public: 'plain text',
    file: {
      kind: 'quote',
      isHeaded: true,
      width: 80,
      max: QUOTE_TEXT_MAX,
    },
  },
  source: {
    isOptional: false,
    stored: z.string(),
    typed: humanText({
      field: 'quoteSource',
      required: refuse('required', { field: 'quoteSource' }),
      max: QUOTE_SOURCE_MAX,
    }),
    translated: 'or original',
    audited: 'typed',
    public: 'plain text',
    file: {
      kind: 'source',
      isHeaded: true,
      width: 40,
      max: QUOTE_SOURCE_MAX,
    },
  },
  displayDate: {
    isOptional: true,
    stored: CivilDay.nullable(),
    typed: orNull(givenDay()),
    changed: orNull(changedDay()),
    translated: null,
    audited: 'date',
    public: 'as stored',
    file: {
      kind: 'date',
      isHeaded: true,
      width: 14,
    },
  },
  referenceUrl: {
    isOptional: true,
    stored: z.string().nullable(),
    typed: orNull(webUrl(WRONG_URL)),
    kept: orNull(storedWebUrl(WRONG_URL)),
    translated: 'or original',
    audited: 'typed',
    public: 'as stored',
    file: {
      kind: 'link',
      isHeaded: true,
      width: 50,
    },
  },
  language: {
    isOptional: true,
    stored: Language.nullable(),
    typed: orNull(Language),
    isKeptWhenMissing: true,
    translated: null,
    audited: 'language',
    public: 'as stored',
    file: {
      kind: 'language',
      isHeaded: true,
      width: 12,
    },
  },
  credit: {
    isOptional: true,
    stored: z.string().nullable(),
    typed: orNull(humanText({ field: 'quoteCredit', required: null, max: QUOTE_CREDIT_MAX })),
    isKeptWhenMissing: true,
    translated: 'own',
    audited: 'typed',
    public: 'plain text',
    file: {
      kind: 'text',
      isHeaded: true,
      width: 40,
      max: QUOTE_CREDIT_MAX,
    },
  },
} as const satisfies Record<string, QuoteField>;
