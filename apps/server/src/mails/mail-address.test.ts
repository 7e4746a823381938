import { describe, expect, it } from 'vitest';
import { mailAddress, maskedAddress } from './mail-address.ts';

const LABEL = 'a'.repeat(63);
/** 254 characters. */
const LONGEST = `${'x'.repeat(60)}@${LABEL}.${LABEL}.${LABEL}.a`;

describe('an address for mails', () => {
  it.each([
    ['anna@friends.example', 'anna@friends.example'],
    ['  Anna.B+x@Friends.Example \n', 'Anna.B+x@friends.example'],
    ["o'neil!#$%&*/=?^_`{|}~-@a.b", "o'neil!#$%&*/=?^_`{|}~-@a.b"],
    ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
    ['anna@例え.テスト', 'anna@xn--r8jz45g.xn--zckzah'],
    ['anna@مثال.إختبار', 'anna@xn--mgbh0fb.xn--kgbechtv'],
    ['.a..b.@a.b', '.a..b.@a.b'],
    [LONGEST, LONGEST],
  ])('%j is taken as %s', (typed, address) => {
    expect(mailAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@friends.example',
    'anna@friends',
    'anna@localhost',
    'anna@@friends.example',
    'anna@b@friends.example',
    'anna@friends.example, bruno@friends.example',
    'anna@friends.example;bruno@friends.example',
    'Anna <anna@friends.example>',
    '"anna b"@friends.example',
    'anna(comment)@friends.example',
    'anna b@friends.example',
    'anna@friends..example',
    'anna@.example',
    'anna@friends.example.',
    'anna@-friends.example',
    'anna@[127.0.0.1]',
    'anna@friends%2eexample',
    'anna@friends.example/x',
    'anna@friends.example?bcc=b@c.d',
    'anna@friends.example\r\nBcc: b@c.d',
    'anna\u0000@friends.example',
    'änna@friends.example',
    'аnna@friends.example',
    'anna@a_b.example',
    `anna@${'a'.repeat(64)}.example`,
    `${'x'.repeat(65)}@friends.example`,
    `x${LONGEST}`,
    `anna@${'ü'.repeat(80)}.example`,
  ])('%j is none', (typed) => {
    expect(mailAddress(typed)).toBeNull();
  });

  it('is masked for its owner', () => {
    expect(maskedAddress('anna.b@friends.example')).toBe('a…@f….example');
    expect(maskedAddress('a@b.c')).toBe('a…@b….c');
  });
});
