import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily taken for each other: people type these off a screen. */
const CLASSES = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnpqrstuvwxyz',
  '23456789',
  '-_+=!?',
] as const;
/** About 115 bits. */
const LENGTH = 20;

const pick = (characters: string): string => characters.charAt(randomInt(characters.length));

/** A random password that meets the password rules. */
export function generatePassword(): string {
  const all = CLASSES.join('');
  const characters = [
    ...CLASSES.map(pick),
    ...Array.from({ length: LENGTH - CLASSES.length }, () => pick(all)),
  ];
  // Fisher–Yates, so that the classes are not always at the front.
  for (let index = characters.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [characters[index], characters[other]] = [characters[other] ?? '', characters[index] ?? ''];
  }
  return characters.join('');
}
