import { NO_FILE, quoteFileFormat, WRONG_EXTENSION } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { userMessageOf } from '../../../api/api-error.ts';
import { told } from '../../../texts/told.ts';
import { isQuestion, uploadProblemOf } from '../upload-problem.ts';

/** Why a file was not uploaded. */
interface UploadFailure {
  readonly message: string;
  /** Undefined for a file that was not sent. */
  readonly cause?: Error;
}

/** Why a file cannot be sent; null when it can. */
export function whyNotUpload(file: File | null): string | null {
  if (file === null) return told(NO_FILE);
  return quoteFileFormat(file.name) === null ? told(WRONG_EXTENSION) : null;
}

/** The failure to show: of the choice of the file, the upload, or the check. */
export function findUploadFailure(
  mistake: string | null,
  checkError: Error | null,
  uploadError: Error | null,
): UploadFailure | null {
  if (mistake !== null) return { message: mistake };
  if (uploadError) {
    return { message: userMessageOf(uploadError, texts.uploadFailed), cause: uploadError };
  }
  if (checkError) {
    return { message: userMessageOf(checkError, texts.checkFailed), cause: checkError };
  }
  return null;
}

/**
 * The place of a failure's message: in the panel, or beside the corrections unless it is about the file's content. A
 * file that only leaves something open leads to a question, which is no failure.
 */
export function placeFailure(
  failure: UploadFailure | null,
  isCorrecting: boolean,
): { readonly inPanel: UploadFailure | null; readonly inWorkbench: UploadFailure | null } {
  const problem = uploadProblemOf(failure?.cause ?? null);
  const isAsked = isQuestion(problem);
  const isBelow = isCorrecting && failure?.cause !== undefined && problem === null;
  return { inPanel: isAsked || isBelow ? null : failure, inWorkbench: isBelow ? failure : null };
}
