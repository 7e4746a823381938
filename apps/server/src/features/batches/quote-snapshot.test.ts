import type { Translation } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it } from 'vitest';
import { toRow } from '../../db/quote-rows.ts';
import { ODD_TEXTS } from '../../testing/full-database.ts';
import { readSnapshot, writeSnapshot } from './quote-snapshot.ts';

const ROW = {
  ...toRow(newQuoteWith({})),
  id: 7,
  text: ODD_TEXTS.join('\n'),
  source: 'Somebody',
  display_date: '2026-04-01',
  reference_url: 'https://example.org/?a=1&b=%F0%9F%8C%9F',
  added_by: 'anna',
  created_at: '2026-03-05T09:00:00.000Z',
  updated_at: '2026-03-15T09:00:00.000Z',
  version: 3,
};
const TRANSLATIONS = [
  { language: 'fa', text: 'کلمات', source: null, referenceUrl: null, credit: 'A friend' },
] satisfies Translation[];
const QUOTE = newQuoteWith({
  text: ROW.text,
  displayDate: '2026-04-01',
  referenceUrl: ROW.reference_url,
  addedBy: 'anna',
  createdAt: ROW.created_at,
  updatedAt: ROW.updated_at,
  version: 3,
  translations: TRANSLATIONS,
});

/** A snapshot as a version of the program might have written it. */
const snapshot = (quote: object, v = 2) => JSON.stringify({ v, quote });

describe('a snapshot of a quote', () => {
  it('has all of it but the id', () => {
    expect(readSnapshot(writeSnapshot(ROW, TRANSLATIONS))).toEqual(QUOTE);
    expect(writeSnapshot(ROW, TRANSLATIONS)).toBe(snapshot(QUOTE));
  });

  it('has what the rules refuse by now, such as a zero character', () => {
    const odd = { ...ROW, display_date: '0027-02-13', reference_url: 'https://a.example/\u0000' };
    expect(writeSnapshot(odd)).not.toContain('\u0000');
    expect(readSnapshot(writeSnapshot(odd))).toMatchObject({
      displayDate: '0027-02-13',
      referenceUrl: 'https://a.example/\u0000',
    });
  });

  it('is read without an optional field that it does not have', () => {
    const { referenceUrl: _none, addedBy: _by, ...earlier } = QUOTE;
    expect(readSnapshot(snapshot(earlier))).toEqual({
      ...QUOTE,
      referenceUrl: null,
      addedBy: null,
    });
  });

  it('is read as 1.0.0 wrote it, when quotes had no translations', () => {
    const { text, source, displayDate, referenceUrl, createdAt, updatedAt, version } = QUOTE;
    const first = { text, source, displayDate, referenceUrl, createdAt, updatedAt, version };
    const asNow = { ...QUOTE, addedBy: null, translations: [] };
    expect(readSnapshot(snapshot(first, 1))).toEqual(asNow);
  });

  it('is not read without a field that every quote has', () => {
    const { source: _none, ...broken } = QUOTE;
    expect(() => readSnapshot(snapshot(broken))).toThrow('source');
  });

  it('is not read in a form that this version does not know', () => {
    expect(() => readSnapshot(snapshot(QUOTE, 3))).toThrow('Invalid discriminator');
    expect(() => readSnapshot('')).toThrow(SyntaxError);
  });
});
