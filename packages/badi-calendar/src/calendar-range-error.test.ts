import { describe, expect, it } from 'vitest';
import { assertOneTo, CalendarRangeError } from './calendar-range-error.ts';

const messageOf = (value: unknown) => new CalendarRangeError('civil day', value, 'real').message;

describe('CalendarRangeError', () => {
  it('is a RangeError that names what, value and range', () => {
    const error = new CalendarRangeError('Badí year', 508, '1 to 507');
    expect(error).toBeInstanceOf(RangeError);
    expect(error.name).toBe('CalendarRangeError');
    expect(error.message).toBe('Badí year must be 1 to 507, got 508');
    expect(error).toMatchObject({ what: 'Badí year', value: 508, range: '1 to 507' });
  });

  it.each([
    ['2026-02-30', 'civil day must be real, got "2026-02-30"'],
    ['a\nb', 'civil day must be real, got "a\ufffdb"'],
    [Number.NaN, 'civil day must be real, got NaN'],
    [undefined, 'civil day must be real, got undefined'],
    [null, 'civil day must be real, got null'],
    [Symbol('x'), 'civil day must be real, got symbol'],
    [Object.create(null), 'civil day must be real, got object'],
  ])('writes a message for %j', (value, message) => {
    expect(messageOf(value)).toBe(message);
  });

  it('replaces control, direction and other invisible characters', () => {
    const invisible =
      '\u0000\u001b\u007f\u0085\u00ad\u061c\u200b\u200f\u2028\u202e\u2066\ufeff\u{e0001}\ud800';
    expect(messageOf(invisible)).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
    expect(messageOf('\u202e2026')).toBe('civil day must be real, got "\ufffd2026"');
    expect(messageOf(`${'9'.repeat(39)}😀`)).toMatch(/^[^\p{C}]+$/u);
    expect(messageOf('19 ʻAláʼ ۱۸۲')).toBe('civil day must be real, got "19 ʻAláʼ ۱۸۲"');
  });

  it('keeps a long text out of the message but whole in the value', () => {
    const text = '9'.repeat(100_000);
    expect(messageOf(text)).toBe(`civil day must be real, got "${'9'.repeat(40)}…"`);
    expect(new CalendarRangeError('civil day', text, 'real').value).toBe(text);
  });
});

describe('assertOneTo', () => {
  it.each([1, 7, 19])('accepts %d', (value) => {
    expect(() => assertOneTo(19, 'day', value)).not.toThrow();
  });

  it.each([
    0,
    -0,
    -1,
    20,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '7',
    null,
    undefined,
    [7],
    7n,
  ])('refuses %s of another size or type', (value) => {
    expect(() => assertOneTo(19, 'day', value as number)).toThrow(CalendarRangeError);
  });
});
