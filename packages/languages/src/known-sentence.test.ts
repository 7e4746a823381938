import { expect, it } from 'vitest';
import { knownSentence, named } from './known-sentence.ts';

const nameOf = named({ source: 'Quelle' });
const sentences = {
  required: ({ field }: { field: 'source' }) => `${nameOf(field)} fehlt`,
  gone: () => 'Weg',
};
const saidOf = (code: string, values = {}) => knownSentence(sentences, { code, values });

it('says what it knows', () => {
  expect(saidOf('gone')).toBe('Weg');
  expect(saidOf('required', { field: 'source' })).toBe('Quelle fehlt');
});

it('says nothing of codes and values of a newer server', () => {
  expect(saidOf('evaporated')).toBeUndefined();
  expect(saidOf('constructor')).toBeUndefined();
  expect(saidOf('required', { field: 'credit' })).toBeUndefined();
  expect(saidOf('required', { field: 'toString' })).toBeUndefined();
});
