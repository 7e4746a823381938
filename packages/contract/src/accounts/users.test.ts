import { describe, expect, it, vi } from 'vitest';
import { NewPassword, StoredUsername, Username } from './users.ts';

// A test asks about every character there is, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const UNSEEN = 'Username must not contain invisible characters or unusual spaces';

const messagesOf = (name: string): string[] =>
  Username.safeParse(name).error?.issues.map(({ message }) => message) ?? [];

/** Every character with one of these properties, by its code point. */
function charactersLike(pattern: RegExp): string[] {
  return Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character));
}

describe('Username', () => {
  it.each([
    'anna',
    'Jo Ann',
    'Jo  Ann',
    'Táhirih',
    'Νίκος',
    'علی',
    'नेहा शर्मा',
    '光光光',
    'x-_.@7',
    'x😀y',
  ])('takes %j', (name) => {
    expect(Username.parse(name)).toBe(name);
  });

  it.each([
    ['a zero-width space', 'anna\u200b'],
    ['a zero-width non-joiner', 'می\u200cرزا'],
    ['a byte order mark within', 'an\ufeffna'],
    ['a soft hyphen', 'an\u00adna'],
    ['an override of the direction', 'anna\u202ecba'],
    ['an isolate', '\u2066anna\u2069'],
    ['nothing but fillers', '\u3164\u115f\u1160'],
    ['nothing but empty Braille', '\u2800\u2800\u2800'],
    ['a variation selector', 'ann\ufe0fa'],
    ['a tag', 'anna\u{e0041}'],
    ['a no-break space', 'an\u00a0na'],
    ['an ideographic space', 'an\u3000na'],
    ['a tab', 'an\tna'],
    ['a line feed', 'an\nna'],
    ['a line separator', 'an\u2028na'],
  ])('refuses %s', (_what, name) => {
    expect(messagesOf(name)).toEqual([UNSEEN]);
  });

  it('refuses every character that is invisible or turns the direction', () => {
    const unseen = charactersLike(
      /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cf}\p{Zl}\p{Zp}]/u,
    );
    expect(unseen.length).toBeGreaterThan(4000);
    expect(unseen.filter((character) => messagesOf(`an${character}na`).length === 0)).toEqual([]);
  });

  it('says one thing of control characters', () => {
    expect(messagesOf('ann\u0000a')).toEqual([
      'Username contains characters that cannot be shown. Please type it again',
    ]);
  });

  it('is stricter than what is kept of earlier versions', () => {
    expect(StoredUsername.parse('anna\u200b')).toBe('anna\u200b');
    expect(StoredUsername.safeParse('ann\u0000a').success).toBe(false);
  });
});

describe('NewPassword', () => {
  it.each(['Quiet-River-88\u0000', 'Quiet-River-88\ud800'])('refuses %j', (password) => {
    const { error } = NewPassword.safeParse({ password, confirmPassword: password });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Password contains characters that cannot be shown. Please type it again',
    ]);
  });
});
