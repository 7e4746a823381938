import * as texts from '@bahai-friends/languages/en/dashboard/audit-changes';
import { z } from 'zod';
import { CivilDay, changedDay, givenDay } from '../http/civil-day.ts';
import { refuse } from '../http/say-rule.ts';
import { Language } from '../site/language.ts';
import { formatNumber } from '../text/format-number.ts';
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
  /** Whether it has headings in people's languages, in each language's `sheets.ts`, beside the field's own name. */
  readonly isHeaded: boolean;
  /** Of its column in an export, in characters. */
  readonly width: number;
  /** What the template says of it. */
  readonly explained: string;
  /** In the template's example. */
  readonly example: string;
}

/** What is common to all fields; `V` is what one holds. */
interface FieldOf<V extends string | null> {
  /** Gives the field's name in the audit trail. */
  readonly name: () => string;
  /** The schema of the field in responses. */
  readonly stored: z.ZodType<V>;
  /** The schema of the field as a volunteer gives it. */
  readonly typed: z.ZodType<V>;
  /** The schema of the field in a change, where the service checks the rest against what is stored. */
  readonly changed?: z.ZodType<V>;
  /** What may be stored, where earlier versions took more. */
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
    name: () => texts.quoteText,
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
      explained: `The words of the quote; needed; at most ${formatNumber(QUOTE_TEXT_MAX)} characters`,
      example: 'the words of the quote',
    },
  },
  source: {
    name: () => texts.source,
    isOptional: false,
    stored: z.string(),
    typed: humanText({
      field: 'source',
      required: refuse('required', { field: 'source' }),
      max: QUOTE_SOURCE_MAX,
    }),
    translated: 'or original',
    audited: 'typed',
    public: 'plain text',
    file: {
      kind: 'source',
      isHeaded: true,
      width: 40,
      explained: `Who said or wrote it, and where; needed; at most ${formatNumber(QUOTE_SOURCE_MAX)} characters`,
      example: 'Author, title of the book or talk',
    },
  },
  displayDate: {
    name: () => texts.displayDate,
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
      explained: 'The day on which it is shown, as a date; empty for any day without a quote',
      example: '2026-03-21',
    },
  },
  referenceUrl: {
    name: () => texts.link,
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
      explained: 'Where it can be read, beginning with https://; may be empty',
      example: 'https://www.bahai.org/library/',
    },
  },
  language: {
    name: () => texts.language,
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
      explained: 'In which language the text is, as a code such as en or by its name; may be empty',
      example: 'en',
    },
  },
  credit: {
    name: () => texts.creditLine,
    isOptional: true,
    stored: z.string().nullable(),
    typed: orNull(humanText({ field: 'credit', required: null, max: QUOTE_CREDIT_MAX })),
    isKeptWhenMissing: true,
    translated: 'own',
    audited: 'typed',
    public: 'plain text',
    file: {
      kind: 'text',
      isHeaded: true,
      width: 40,
      explained: `Whose translation it is, or which edition; may be empty; at most ${formatNumber(QUOTE_CREDIT_MAX)} characters`,
      example: 'Translated by a friend, second edition',
    },
  },
} as const satisfies Record<string, QuoteField>;
