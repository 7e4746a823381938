import { Password } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { generatePassword } from './password-generator.ts';

const passwords = Array.from({ length: 2000 }, generatePassword);

describe('a made-up password', () => {
  it('always meets the password rules', () => {
    for (const password of passwords) {
      expect(Password.safeParse(password)).toEqual({ success: true, data: password });
    }
  });

  it('has 22 characters, none of which is easily taken for another', () => {
    for (const password of passwords) expect(password).toMatch(/^[^\s0OIl1'"`|]{22}$/);
  });

  it('cannot be guessed: there are more than 2^128', () => {
    const characters = new Set(passwords.join(''));
    const shortest = Math.min(...passwords.map(({ length }) => length));
    // More than half of all texts have each kind of character, so leaving out the others costs less than a bit.
    expect(Math.log2(characters.size) * shortest - 1).toBeGreaterThan(128);
  });

  it('is never the same twice', () => {
    expect(new Set(passwords).size).toBe(passwords.length);
  });

  it('may have any kind of character at any place', () => {
    const kinds = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/];
    for (const kind of kinds) {
      for (let place = 0; place < 22; place += 1) {
        expect(passwords.some((password) => kind.test(password.charAt(place)))).toBe(true);
      }
    }
  });
});
