import { describe, expect, it } from 'vitest';
import { newQuoteWith } from '../testing/new-quote-with.ts';
import {
  AUDITED_QUOTE_FIELDS,
  byQuoteField,
  PUBLIC_QUOTE_FIELDS,
  pickQuoteFields,
  QUOTE_FIELD_NAMES,
} from './each-quote-field.ts';
import { QUOTE_FIELDS, type QuoteField } from './quote-fields.ts';
import {
  GivenQuoteChange,
  NewQuote,
  Quote,
  QuoteChange,
  StoredNewQuote,
  TodaysQuote,
  WholeQuote,
} from './quotes.ts';

const quote = newQuoteWith({ id: 1, referenceUrl: 'https://a.example/' });

describe('the fields of a quote', () => {
  it('are in all that is made of a quote', () => {
    const fields = expect.arrayContaining([...QUOTE_FIELD_NAMES]);
    for (const schema of [
      Quote,
      WholeQuote,
      NewQuote,
      QuoteChange,
      GivenQuoteChange,
      StoredNewQuote,
    ]) {
      expect(Object.keys(schema.shape)).toEqual(fields);
    }
    expect(Object.keys(TodaysQuote.shape)).toEqual(['id', ...PUBLIC_QUOTE_FIELDS]);
  });

  it('begin with the one that names a quote in the audit trail', () => {
    expect([QUOTE_FIELD_NAMES[0], AUDITED_QUOTE_FIELDS[0]]).toEqual(['text', 'text']);
  });

  it('are null where they may be empty and nothing is given', () => {
    const given = NewQuote.parse({ text: quote.text, source: quote.source });
    const empty = QUOTE_FIELD_NAMES.filter((name) => given[name] === null);
    expect(empty).toEqual(QUOTE_FIELD_NAMES.filter((name) => QUOTE_FIELDS[name].isOptional));
  });

  it('do not compile before everything is said of one', () => {
    const { public: _, ...secretive } = QUOTE_FIELDS.source;
    // @ts-expect-error Nobody knows whether readers get it.
    const unknown: QuoteField = secretive;
    // @ts-expect-error It is answered as null, though it is never empty.
    const empty: QuoteField = { ...QUOTE_FIELDS.referenceUrl, isOptional: false };
    expect([unknown, empty]).toHaveLength(2);
  });

  it('are picked as they are, or as they become', () => {
    expect(pickQuoteFields(quote, ['source', 'displayDate'])).toEqual({
      source: 'Somebody',
      displayDate: null,
    });
    const lengths = pickQuoteFields(quote, QUOTE_FIELD_NAMES, (value, field) =>
      field === 'text' ? value : String(value.length),
    );
    expect(lengths).toEqual(newQuoteWith({ source: '8', referenceUrl: '18' }));
  });

  it('make an object in their order', () => {
    const named = byQuoteField<Record<(typeof QUOTE_FIELD_NAMES)[number], string>>(
      ({ file }, field) => `${field}: ${file.kind}`,
    );
    expect(Object.entries(named)[0]).toEqual(['text', 'text: quote']);
    expect(Object.keys(named)).toEqual(QUOTE_FIELD_NAMES);
  });
});
