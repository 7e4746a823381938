import { type Need, type SingleProblem, say } from '@bahai-friends/contract';
import { type RejectedFile, rejectedFile } from '@bahai-friends/quote-sheet/import-result';
import type { UploadPlan } from '../plan/plan-upload.ts';
import type { StoredComparison } from './compare-with-stored.ts';

type Outcomes = Pick<UploadPlan, 'outcomes'>;

/**
 * The choices that a recipe still has to make about quotes that an upload would change.
 *
 * @param hasRecipe Whether there is a recipe, even an empty one: then a volunteer has seen what would change.
 */
export function planNeeds({ outcomes }: Outcomes, hasRecipe: boolean): Need[] {
  const isOutdated = outcomes.includes('outdated');
  if (!hasRecipe && (isOutdated || outcomes.includes('changed'))) return ['changes'];
  return isOutdated ? ['outdated'] : [];
}

function sayNeed(need: Need, { outcomes }: Outcomes): SingleProblem {
  const outdated = outcomes.filter((outcome) => outcome === 'outdated').length;
  const changed = outcomes.filter((outcome) => outcome === 'changed').length;
  return need === 'changes'
    ? say('rows-change-quotes', { count: changed + outdated })
    : say('rows-change-newer-quotes', { count: outdated });
}

/** Why the plan of an upload cannot be carried out; null when it can. */
export function rejectionOf(
  { problems }: Pick<StoredComparison, 'problems'>,
  plan: Outcomes,
  hasRecipe: boolean,
): RejectedFile | null {
  if (problems.size > 0) {
    const issues = Array.from(problems, ([{ row }, issue]) => ({ row, ...issue })).sort(
      (a, b) => a.row - b.row,
    );
    return rejectedFile(say('file-has-problems', { count: issues.length }), issues);
  }
  const needs = planNeeds(plan, hasRecipe);
  const [need] = needs;
  return need ? { ...rejectedFile(sayNeed(need, plan)), needs } : null;
}
