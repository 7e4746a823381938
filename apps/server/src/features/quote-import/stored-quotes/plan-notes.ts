import { type SingleProblem, say } from '@bahai-friends/contract';
import type { UploadPlan } from '../plan/plan-upload.ts';
import type { StoredComparison } from './compare-with-stored.ts';

/** Notes about keys and equal rows. */
export function planNotes(
  { unknownKeys }: Pick<StoredComparison, 'unknownKeys'>,
  { outcomes }: Pick<UploadPlan, 'outcomes'>,
): readonly SingleProblem[] {
  const repeated = outcomes.filter((outcome) => outcome === 'repeated').length;
  return [
    ...(unknownKeys > 0 ? [say('keys-unknown', { rows: unknownKeys })] : []),
    ...(repeated > 0 ? [say('rows-added-once', { rows: repeated })] : []),
  ];
}
