import { z } from 'zod';
import { QUOTE_FIELDS, type QuoteField } from './quote-fields.ts';

type Fields = typeof QUOTE_FIELDS;
export type QuoteFieldName = keyof Fields;

/** The fields of a quote by name, in their order. */
export const QUOTE_FIELD_NAMES = Object.keys(QUOTE_FIELDS) as [QuoteFieldName, ...QuoteFieldName[]];

/** The names of the fields whose property `P` is not null. */
type FieldsWith<P extends 'audited' | 'public'> = {
  [F in QuoteFieldName]: Fields[F][P] extends null ? never : F;
}[QuoteFieldName];

const fieldsWith = <P extends 'audited' | 'public'>(property: P) =>
  QUOTE_FIELD_NAMES.filter((name) => QUOTE_FIELDS[name][property] !== null) as [
    FieldsWith<P>,
    ...FieldsWith<P>[],
  ];

/** The fields that the audit trail shows. */
export const AUDITED_QUOTE_FIELDS = fieldsWith('audited');
/** The fields that readers and other sites get. */
export const PUBLIC_QUOTE_FIELDS = fieldsWith('public');

/** The definition of a field, for code that treats all fields alike. */
export const quoteField = (name: QuoteFieldName): QuoteField => QUOTE_FIELDS[name];

/*
 * What follows makes lists of many thousands of quotes: `Object.fromEntries` would take several times as long as a loop.
 */

/** An object that has something of each field. */
export function byQuoteField<T extends Readonly<Record<QuoteFieldName, unknown>>>(
  make: (field: QuoteField, name: QuoteFieldName) => T[QuoteFieldName],
): T {
  const made: Partial<Record<QuoteFieldName, unknown>> = {};
  for (const name of QUOTE_FIELD_NAMES) made[name] = make(QUOTE_FIELDS[name], name);
  return made as T;
}

/**
 * Some fields of a quote, as they are or as they become; null stays null.
 *
 * @example
 * pickQuoteFields(quote, ['source', 'referenceUrl'], (value) => value.slice(0, 3));
 * // { source: 'Bah', referenceUrl: null }
 */
export function pickQuoteFields<
  F extends QuoteFieldName,
  Q extends Readonly<Record<F, string | null>>,
>(
  quote: Q,
  fields: readonly F[],
  change: (value: string, field: F) => string = (value) => value,
): Pick<Q, F> {
  const picked: Partial<Record<F, string | null>> = {};
  for (const field of fields) {
    const value: string | null = quote[field];
    picked[field] = value === null ? null : change(value, field);
  }
  return picked as Pick<Q, F>;
}

type ShapeOf<P extends 'stored' | 'typed'> = { [F in QuoteFieldName]: Fields[F][P] };

const shapeOf = <P extends 'stored' | 'typed'>(schemaOf: (field: QuoteField) => z.ZodType) =>
  byQuoteField<ShapeOf<P>>((field) => schemaOf(field) as ShapeOf<P>[QuoteFieldName]);

/** The fields as they are answered, as the shape of an object. */
export const STORED_SHAPE = shapeOf<'stored'>(({ stored }) => stored);
/** The fields as a volunteer gives them, likewise. */
export const TYPED_SHAPE = shapeOf<'typed'>(({ typed }) => typed);
/** The fields as those of a stored quote are changed, likewise. */
export const CHANGED_SHAPE = shapeOf<'typed'>(({ typed, changed = typed }) => changed);
/** The fields as rows hold them, also rows of earlier versions, likewise. */
export const KEPT_SHAPE = shapeOf<'typed'>(({ typed, changed = typed, kept = changed }) => kept);

type GivenShape = {
  [F in QuoteFieldName]: Fields[F] extends { readonly isKeptWhenMissing: true }
    ? Fields[F]['typed'] extends z.ZodDefault<infer Given>
      ? Given
      : never
    : Fields[F]['typed'];
};

/**
 * The fields in a client's change of a quote: a field that the client does not name, and perhaps does not know, stays
 * as it is.
 */
export const GIVEN_SHAPE = byQuoteField<Record<QuoteFieldName, z.core.$ZodType>>(
  ({ typed, changed = typed, isKeptWhenMissing }) =>
    isKeptWhenMissing && changed instanceof z.ZodDefault ? changed.unwrap() : changed,
) as GivenShape;
