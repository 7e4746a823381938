import { counted, plural } from '@bahai-friends/contract';
import type { UploadPlan } from '../plan/plan-upload.ts';
import type { StoredComparison } from './compare-with-stored.ts';

function unknownKeysNote(count: number): string[] {
  if (count === 0) return [];
  const have = plural(count, 'has a key', 'have keys');
  return [
    `${counted(count, 'row')} ${have} that no quote of this site has: the quote was deleted, or the key is damaged or of another site. Such a row is read as if it had none.`,
  ];
}

function repeatedNote(count: number): string[] {
  if (count === 0) return [];
  const [equal, are] = [plural(count, 'equals', 'equal'), plural(count, 'is', 'are')];
  return [
    `${counted(count, 'row')} ${equal} an earlier row of the file and ${are} added only once.`,
  ];
}

/** What is said of keys and equal rows: one sentence each. */
export function planNotes(
  { unknownKeys }: Pick<StoredComparison, 'unknownKeys'>,
  { outcomes }: Pick<UploadPlan, 'outcomes'>,
): string[] {
  const repeated = outcomes.filter((outcome) => outcome === 'repeated').length;
  return [...unknownKeysNote(unknownKeys), ...repeatedNote(repeated)];
}
