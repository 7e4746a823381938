import { describe, expect, it } from 'vitest';
import { verifyPassword } from '../../testing/password-verification.ts';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher();

describe('the password hasher', () => {
  it('makes argon2id hashes of the cost that is recommended, each with a salt of its own', async () => {
    const hashes = [await hasher.hash('Quiet-River-88'), await hasher.hash('Quiet-River-88')];
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(hashes[0]).not.toBe(hashes[1]);
    for (const hash of hashes)
      expect(await verifyPassword(hasher, hash, 'Quiet-River-88')).toBe(true);
  });

  it('tells passwords apart to the letter', async () => {
    const hash = await hasher.hash('Quiet-River-88');
    for (const other of ['quiet-River-88', 'Quiet-River-88 ', 'Quiet-River-8', '']) {
      expect(await verifyPassword(hasher, hash, other)).toBe(false);
    }
  });

  it('takes every character of the longest password into account', async () => {
    const long = 'ž'.repeat(127);
    const hash = await hasher.hash(`${long}a`);
    expect(await verifyPassword(hasher, hash, `${long}a`)).toBe(true);
    expect(await verifyPassword(hasher, hash, `${long}b`)).toBe(false);
  });

  it.each(['', 'Quiet-River-88'])('finds that %j is nobody’s password', async (password) => {
    expect(await verifyPassword(hasher, null, password)).toBe(false);
  });

  it('goes on after a hash that is none', async () => {
    const hash = await hasher.hash('Quiet-River-88');
    for (let count = 0; count < 10; count += 1) {
      await expect(verifyPassword(hasher, 'not a hash', 'Quiet-River-88')).rejects.toThrow();
    }
    expect(await verifyPassword(hasher, hash, 'Quiet-River-88')).toBe(true);
  });
});
