import { randomInt } from 'node:crypto';

/** Characters without those that are easily taken for each other: people type passwords off a screen. */
const CLASSES = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnpqrstuvwxyz',
  '23456789',
  '-_+=!?',
] as const;
const ALL = CLASSES.join('');
/** 22 of 62 characters are 131 bits; leaving out texts without one of the classes costs 0.24. */
const LENGTH = 22;

const randomText = (): string =>
  Array.from({ length: LENGTH }, () => ALL.charAt(randomInt(ALL.length))).join('');

const hasEveryClass = (text: string): boolean =>
  CLASSES.every((characters) => [...characters].some((character) => text.includes(character)));

/** A random password that meets the password rules; all of them are equally likely: 130 bits. */
export function generatePassword(): string {
  let password = randomText();
  while (!hasEveryClass(password)) password = randomText();
  return password;
}
