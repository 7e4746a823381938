import {
  NO_FILE,
  quoteFileFormat,
  type UploadResult,
  WRONG_EXTENSION,
} from '@bahai-friends/contract';
import { userMessageOf } from '../../../api/api-error.ts';
import { notify } from '../../../ui/feedback/toast-store.ts';
import { tellSuccess } from '../../../ui/feedback/toasts.ts';

/** Why a file was not taken. */
export interface UploadFailure {
  readonly message: string;
  /** Undefined for a file that was not even sent. */
  readonly cause?: Error;
}

/** Why a file is not even sent. */
export function whyNotSend(file: File | null): string | null {
  if (file === null) return NO_FILE;
  return quoteFileFormat(file.name) === null ? WRONG_EXTENSION : null;
}

/** Of what can go wrong with a file, what did. */
export function failureOf(
  mistake: string | null,
  checkError: Error | null,
  uploadError: Error | null,
): UploadFailure | null {
  if (mistake !== null) return { message: mistake };
  if (uploadError) {
    return { message: userMessageOf(uploadError, 'Upload failed'), cause: uploadError };
  }
  if (checkError) return { message: userMessageOf(checkError, 'Check failed'), cause: checkError };
  return null;
}

export function tellUploaded({ message, warnings }: UploadResult): void {
  if (warnings.length === 0) tellSuccess(message);
  else {
    notify({
      title: 'Upload Complete - With Warnings',
      description: 'Some dates have conflicting quotes',
    });
  }
}
