import { type FileNeed, type Need, UploadProblem } from '@bahai-friends/contract';
import { ApiError } from '../../api/api-error.ts';

/** What is wrong with the rows of a file, or left open by it; null when the error is about neither. */
export function uploadProblemOf(error: Error | null): UploadProblem | null {
  if (!(error instanceof ApiError) || error.status !== 400 || error.body === undefined) return null;
  try {
    const problem = UploadProblem.parse(JSON.parse(error.body));
    return problem.issues.length > 0 || problem.needs?.length ? problem : null;
  } catch {
    return null;
  }
}

/**
 * Whether a file only leaves something open: then it is asked about, and nothing has failed. While sheet
 * or encoding are open, its rows are read by a guess: what is wrong with them shows after the answer.
 */
export function isQuestion(problem: UploadProblem | null): boolean {
  const { needs = [], issues = [] } = problem ?? {};
  const isGuess = needs.includes('sheet') || needs.includes('encoding');
  return isGuess || (needs.length > 0 && issues.length === 0);
}

/** What is asked about a file before its rows say anything. */
export const fileNeeds = (needs: readonly Need[] = []): FileNeed[] =>
  needs.filter((need) => need !== 'changes' && need !== 'outdated');

/** Whether a file opens with a question; otherwise its rows are shown at once. */
export const opensWithQuestion = (problem: UploadProblem): boolean =>
  isQuestion(problem) && fileNeeds(problem.needs).length > 0;
