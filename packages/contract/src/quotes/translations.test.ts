import { describe, expect, it } from 'vitest';
import { quoteIn, readTranslatedKey, TRANSLATED_FIELDS, type Translation } from './translations.ts';

const GERMAN: Translation = {
  language: 'de',
  text: 'Seid freundlich',
  source: null,
  referenceUrl: null,
  credit: null,
};
const PERSIAN: Translation = {
  language: 'fa',
  text: 'مهربان باشید',
  source: 'کسی',
  referenceUrl: 'https://example.org/fa',
  credit: 'یک دوست',
};
const QUOTE = {
  id: 1,
  text: 'Be kind',
  source: 'Somebody',
  displayDate: '2026-03-21',
  referenceUrl: 'https://example.org/en',
  language: 'en',
  credit: 'First edition',
  translations: [GERMAN, PERSIAN],
} as const;

describe('a quote in a language', () => {
  it('has the fields of its translation', () => {
    expect(TRANSLATED_FIELDS).toEqual(['text', 'source', 'referenceUrl', 'credit']);
    expect(quoteIn(QUOTE, 'fa')).toEqual({ ...QUOTE, ...PERSIAN });
  });

  it('has source and link of the original where the translation has none, but never its credit', () => {
    const { source, referenceUrl } = QUOTE;
    expect(quoteIn(QUOTE, 'de')).toEqual({ ...QUOTE, ...GERMAN, source, referenceUrl });
  });

  it('is the original where it is not translated', () => {
    expect(quoteIn(QUOTE, 'en')).toBe(QUOTE);
    expect(quoteIn({ ...QUOTE, language: null }, 'zh')).toEqual({ ...QUOTE, language: null });
  });
});

describe('the key of a field of a translation', () => {
  it('is read, and nothing else', () => {
    expect(readTranslatedKey('source:fa')).toEqual({ field: 'source', language: 'fa' });
    const others = ['source', 'source:xx', 'displayDate:fa', 'constructor:fa', ':', ''];
    expect(others.map(readTranslatedKey)).toEqual(others.map(() => null));
  });
});
