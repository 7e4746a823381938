import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  BulkDeleteIds,
  IdParams,
  LoginPayload,
  NewHolyDay,
  NewQuote,
  NewSocialLink,
  NewUser,
  UpcomingQuery,
} from './index.ts';

/** `path: message` of each refusal; empty when the input is accepted. */
function refusals(schema: z.ZodType, input: unknown): string[] {
  const result = schema.safeParse(input);
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

const quote = { text: 'Be kind', source: 'Somebody' };
const link = { platform: 'X', url: 'https://x.com/somebody', order: 0 };
const user = { username: 'bob', password: 'Abcdef1!', confirmPassword: 'Abcdef1!', role: 'Admin' };

describe('NewQuote', () => {
  it('takes missing, blank and null optional fields as null', () => {
    const expected = { ...quote, displayDate: null, referenceUrl: null };
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

describe('NewSocialLink', () => {
  it.each([
    [
      {},
      [
        'platform: Platform name is required',
        'url: URL is required',
        'order: Order must be a positive number',
      ],
    ],
    [{ ...link, url: ' ' }, ['url: URL is required']],
    [{ ...link, url: 'javascript:1' }, ['url: Must be a valid URL']],
    [{ ...link, order: -1 }, ['order: Order must be a positive number']],
    [{ ...link, order: 1.5 }, ['order: Order must be a positive number']],
    [{ ...link, order: 'x' }, ['order: Order must be a positive number']],
    [{ ...link, order: 1e99 }, ['order: Order must be a positive number']],
    [{ ...link, order: 2_147_483_648 }, ['order: Order must be at most 2,147,483,647']],
    [link, []],
  ])('answers %j with %j', (input, expected) => {
    expect(refusals(NewSocialLink, input)).toEqual(expected);
  });
});

describe('NewHolyDay', () => {
  it.each([
    [{}, ['name: Name is required', 'date: Date is required']],
    [{ name: '', date: '' }, ['name: Name is required', 'date: Date is required']],
    [{ name: 'n', date: '2026-02-30' }, ['date: Date must be a real day written as YYYY-MM-DD']],
    [{ name: 'n', date: '2024-02-29' }, []],
  ])('answers %j with %j', (input, expected) => {
    expect(refusals(NewHolyDay, input)).toEqual(expected);
  });
});

describe('UpcomingQuery', () => {
  it('asks for three when nothing is said, and for at most a hundred', () => {
    expect(UpcomingQuery.parse({})).toEqual({ count: 3 });
    expect(UpcomingQuery.parse({ count: '100' })).toEqual({ count: 100 });
  });

  it.each(['abc', '0', '101', '-1', '', '1.5', '1e1', ' 3', ['1', '2']])('refuses %j', (count) => {
    expect(refusals(UpcomingQuery, { count })).toEqual([
      'count: count must be a whole number from 1 to 100',
    ]);
  });
});

describe('NewUser', () => {
  it.each([
    [user, []],
    [{ ...user, username: 'bo' }, ['username: Username must be at least 3 characters']],
    [{ ...user, username: ' ' }, ['username: Username must be at least 3 characters']],
    [{ ...user, confirmPassword: 'Abcdef1?' }, ['confirmPassword: Passwords do not match']],
    [{ ...user, role: 'Owner' }, ['role: Role must be Admin or Master Admin']],
    [
      { ...user, password: '', confirmPassword: '' },
      [
        'password: Password must be at least 8 characters',
        'password: Password must contain at least one uppercase letter',
        'password: Password must contain at least one lowercase letter',
        'password: Password must contain at least one number',
        'password: Password must contain at least one special character',
      ],
    ],
  ])('answers %j with %j', (input, expected) => {
    expect(refusals(NewUser, input)).toEqual(expected);
  });
});

describe('BulkDeleteIds', () => {
  it.each([undefined, [], ['1'], [1.5], [0], 'all', Array(100_001).fill(1)])(
    'says in plain words what it takes',
    (ids) => {
      const { error } = BulkDeleteIds.safeParse(ids);
      expect(error?.issues.map(({ message }) => message)).toEqual([
        'ids must be a list of 1 to 100,000 whole numbers',
      ]);
    },
  );
});

describe('LoginPayload and IdParams', () => {
  it('names what is missing', () => {
    expect(refusals(LoginPayload, { username: '', password: {} })).toEqual([
      'username: Username is required',
      'password: Password is required',
    ]);
  });

  it.each(['0', '-1', 'x', '1.5', '01', '9'.repeat(16), ''])('refuses the id %j', (id) => {
    expect(refusals(IdParams, { id })).toEqual(['id: The id must be a whole number']);
  });
});
