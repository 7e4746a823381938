import { type Need, type RowIssue, UploadProblem } from '@bahai-friends/contract';
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

/** Whether an issue is only there because a question is open. */
function isOfQuestion(needs: readonly Need[], { column }: RowIssue): boolean {
  // In another sheet or encoding stands something else.
  if (needs.includes('sheet') || needs.includes('encoding')) return true;
  return needs.includes('dateOrder') && column === 'displayDate';
}

/**
 * Whether a file only leaves something open: then it is asked about, and nothing has failed. What is
 * wrong besides shows when the question is answered.
 */
export function isQuestion(problem: UploadProblem | null): boolean {
  const { needs = [], issues = [] } = problem ?? {};
  return needs.length > 0 && issues.every((issue) => isOfQuestion(needs, issue));
}
