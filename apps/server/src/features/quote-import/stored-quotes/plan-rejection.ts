import { counted, KEY_COLUMN, type Need } from '@bahai-friends/contract';
import { problemsMessage } from '../import-message.ts';
import { type RejectedFile, rejectedFile } from '../import-result.ts';
import type { UploadPlan } from '../plan/plan-upload.ts';
import type { StoredComparison } from './compare-with-stored.ts';

type Outcomes = Pick<UploadPlan, 'outcomes'>;

/**
 * What a volunteer has to say of quotes that an upload would change.
 *
 * @param hasRecipe Whether there is a recipe, be it an empty one: then somebody has seen what would change.
 */
export function planNeeds({ outcomes }: Outcomes, hasRecipe: boolean): Need[] {
  const isOutdated = outcomes.includes('outdated');
  if (!hasRecipe && (isOutdated || outcomes.includes('changed'))) return ['changes'];
  return isOutdated ? ['outdated'] : [];
}

function needMessage(need: Need, { outcomes }: Outcomes): string {
  const outdated = outcomes.filter((outcome) => outcome === 'outdated').length;
  const changed = outcomes.filter((outcome) => outcome === 'changed').length;
  return need === 'changes'
    ? `${counted(changed + outdated, 'row')} would change quotes that are saved. Please look through them, and upload again.`
    : `${counted(outdated, 'row')} would change quotes that were changed after the file was made. Please choose for each of them, and upload again.`;
}

/** Why an upload cannot go on as planned; null when it can. */
export function rejectionOf(
  { problems }: Pick<StoredComparison, 'problems'>,
  plan: Outcomes,
  hasRecipe: boolean,
): RejectedFile | null {
  if (problems.size > 0) {
    const issues = Array.from(problems, ([{ row }, message]) => ({
      row,
      column: KEY_COLUMN,
      message,
    })).sort((a, b) => a.row - b.row);
    return rejectedFile(problemsMessage(issues.length), issues);
  }
  const needs = planNeeds(plan, hasRecipe);
  const [need] = needs;
  return need ? { ...rejectedFile(needMessage(need, plan)), needs } : null;
}
