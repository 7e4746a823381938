import { describe, expect, it } from 'vitest';
import { givenDay, NewHolyDay, NewQuote, NewSocialLink, Schedule } from '../index.ts';
import { newQuoteWith } from '../testing/new-quote-with.ts';
import { refusals } from '../testing/refusals.ts';

const quote = { text: 'Be kind', source: 'Somebody' };
const link = { platform: 'X', url: 'https://x.com/somebody', order: 0 };

describe('NewQuote', () => {
  it('takes missing, blank and null optional fields as null', () => {
    const expected = newQuoteWith(quote);
    expect(NewQuote.parse(quote)).toEqual(expected);
    expect(NewQuote.parse({ ...quote, displayDate: '', referenceUrl: ' ' })).toEqual(expected);
    expect(NewQuote.parse({ ...quote, displayDate: null, referenceUrl: null })).toEqual(expected);
  });

  it('trims text, brings it to NFC and line ends to line feeds', () => {
    expect(NewQuote.parse({ text: ' Baha\u0301\r\nu\tx ', source: ' s ' })).toMatchObject({
      text: 'Bah\u00e1\nu\tx',
      source: 's',
    });
  });

  it('counts characters as people do, not UTF-16 halves', () => {
    expect(refusals(NewQuote, { ...quote, text: '🌟'.repeat(5000) })).toEqual([]);
    expect(refusals(NewQuote, { ...quote, text: 'x'.repeat(5001) })).toEqual([
      'text: Quote text must be at most 5,000 characters',
    ]);
    expect(refusals(NewQuote, { ...quote, source: 'x'.repeat(501) })).toEqual([
      'source: Source must be at most 500 characters',
    ]);
  });

  it.each([
    [{}, ['text: Quote text is required', 'source: Source is required']],
    [{ text: '', source: ' \n ' }, ['text: Quote text is required', 'source: Source is required']],
    [{ text: 5, source: ['a'] }, ['text: Quote text is required', 'source: Source is required']],
    [
      { ...quote, text: 'bell \u0007' },
      ['text: Quote text contains characters that cannot be shown. Please type it again'],
    ],
    [
      { ...quote, source: 'half \ud83c' },
      ['source: Source contains characters that cannot be shown. Please type it again'],
    ],
  ])('refuses %j', (input, expected) => {
    expect(refusals(NewQuote, input)).toEqual(expected);
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '03/04/2026',
    'tomorrow',
    '20260321',
    5,
    {},
    '2026-02-30T10:00:00Z',
  ])('refuses the date %j', (displayDate) => {
    expect(refusals(NewQuote, { ...quote, displayDate })).toEqual([
      'displayDate: Date must be a real day written as YYYY-MM-DD',
    ]);
  });

  it.each(['0027-02-13', '1843-12-31', '2352-01-01', '9999-12-31', '0027-02-13T10:00:00Z'])(
    'refuses the date %s, whose year is none of the calendar’s',
    (displayDate) => {
      const message = 'Date must have a year from 1844 to 2351, with four digits';
      expect(refusals(NewQuote, { ...quote, displayDate })).toEqual([`displayDate: ${message}`]);
      expect(refusals(NewHolyDay, { name: 'n', date: displayDate })).toEqual([`date: ${message}`]);
      expect(refusals(Schedule, { assignments: [{ id: 1, displayDate }] })).toEqual([
        `assignments.0.displayDate: ${message}`,
      ]);
      expect(refusals(givenDay(undefined, displayDate.slice(0, 10)), displayDate)).toEqual([]);
    },
  );

  it.each(['1844-01-01', '2351-12-31'])('accepts the date %s', (displayDate) => {
    expect(refusals(NewQuote, { ...quote, displayDate })).toEqual([]);
    expect(refusals(NewHolyDay, { name: 'n', date: displayDate })).toEqual([]);
    expect(refusals(Schedule, { assignments: [{ id: 1, displayDate }] })).toEqual([]);
  });

  it.each(['2026-03-21T23:59:00Z', '2026-03-21T00:00:00+14:00', '2026-03-21T05:00', '2026-03-21'])(
    'keeps the date portion of %s as written',
    (displayDate) => {
      expect(NewQuote.parse({ ...quote, displayDate }).displayDate).toBe('2026-03-21');
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.b',
    'http:a.b',
    'a.b',
    '//a.b',
    'https://',
    7,
  ])('refuses the reference %j', (referenceUrl) => {
    expect(refusals(NewQuote, { ...quote, referenceUrl })).toEqual([
      'referenceUrl: Please enter a valid URL',
    ]);
  });

  it.each([
    'https://a.b/\u0000',
    'https://a.b/\u0007x',
    'https://a.b/\u007f',
    'https://a.b/\u0085',
    'https://a.b/\ud800',
    'https://a.b/?q=\udfff#x',
  ])('refuses the reference %j, which parses but cannot be shown', (referenceUrl) => {
    const message = 'URL contains characters that cannot be shown. Please type it again';
    expect(refusals(NewQuote, { ...quote, referenceUrl })).toEqual([`referenceUrl: ${message}`]);
    expect(refusals(NewSocialLink, { ...link, url: referenceUrl })).toEqual([`url: ${message}`]);
  });

  it.each([
    'https://a.b/x\ty',
    'https://a.b/x\ny',
    'https://a.\nb/',
    'ht\ntps://a.b/',
    'https://\u0000/',
  ])('refuses the reference %j rather than reading over what stands in it', (referenceUrl) => {
    expect(refusals(NewQuote, { ...quote, referenceUrl })).toEqual([
      'referenceUrl: Please enter a valid URL',
    ]);
    expect(refusals(NewSocialLink, { ...link, url: referenceUrl })).toEqual([
      'url: Must be a valid URL',
    ]);
  });

  it('trims a reference', () => {
    const referenceUrl = ' https://a.b/ \n';
    expect(NewQuote.parse({ ...quote, referenceUrl }).referenceUrl).toBe('https://a.b/');
  });

  it.each([
    'https://www.bahai.org/library/',
    'HTTP://a.b',
    'http://localhost:3000/x',
    'https://مثال.إختبار/ü',
  ])('accepts the reference %s', (referenceUrl) => {
    expect(NewQuote.parse({ ...quote, referenceUrl }).referenceUrl).toBe(referenceUrl);
  });

  it('refuses an address over 2,000 characters', () => {
    expect(
      refusals(NewQuote, { ...quote, referenceUrl: `https://a.b/${'x'.repeat(2000)}` }),
    ).toEqual(['referenceUrl: URL must be at most 2,000 characters']);
  });
});
