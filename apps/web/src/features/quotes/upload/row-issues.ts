import { formatNumber, type RowIssue, UploadProblem } from '@bahai-friends/contract';
import { ApiError } from '../../../api/api-error.ts';

/** The row issues of an error response; null when the error is not about rows. */
export function uploadProblemOf(error: Error): UploadProblem | null {
  if (!(error instanceof ApiError) || error.body === undefined) return null;
  try {
    const problem = UploadProblem.parse(JSON.parse(error.body));
    return problem.issues.length > 0 ? problem : null;
  } catch {
    return null;
  }
}

/** Such as `Row 42, displayDate: Date must be a real day`. */
export function issueLine({ row, column, message }: RowIssue): string {
  return `Row ${row}${column && `, ${column}`}: ${message}`;
}

/** Says how many of the issues are listed; null when all are. */
export function partListed({ issues, total }: UploadProblem): string | null {
  return total > issues.length
    ? `Showing the first ${issues.length} of ${formatNumber(total)} problems`
    : null;
}

/** The list as the text of a file. */
export function problemReport(problem: UploadProblem): string {
  const lines = [problem.message, partListed(problem), ...problem.issues.map(issueLine)];
  return `${lines.filter(Boolean).join('\n')}\n`;
}
