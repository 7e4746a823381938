import {
  type ConflictCheck,
  NO_FILE,
  quoteFileFormat,
  type UploadResult,
  WRONG_EXTENSION,
} from '@bahai-friends/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import { notify } from '../../ui/notify.ts';
import { refreshQuotes, tellFailure, tellSuccess } from './quotes.queries.ts';

function tellUploaded({ message, warnings }: UploadResult): void {
  if (warnings.length === 0) tellSuccess(message);
  else {
    notify({
      title: 'Upload Complete - With Warnings',
      description: 'Some dates have conflicting quotes',
    });
  }
}

/** Why a file is not even sent. */
function whyNotSend(file: File | null): string | null {
  if (file === null) return NO_FILE;
  return quoteFileFormat(file.name) === null ? WRONG_EXTENSION : null;
}

function useFileCalls(onProgress: (fraction: number) => void) {
  const queryClient = useQueryClient();
  const check = useSingleMutation<ConflictCheck, File>({
    mutationFn: (file) => uploadFile('POST /api/quotes/check-conflicts', file, onProgress),
    onError: () => tellFailure('Failed to process file'),
  });
  const upload = useSingleMutation<UploadResult, File>({
    mutationFn: (file) => uploadFile('POST /api/quotes/upload', file, onProgress),
    onSuccess: (result) => {
      tellUploaded(result);
      return refreshQuotes(queryClient);
    },
    onError: (error) => tellFailure(userMessageOf(error, 'Upload failed')),
  });
  return { check, upload };
}

/** The way of a file of quotes: chosen, checked, perhaps asked about, uploaded. */
export function useQuoteUpload() {
  const [file, setFile] = useState<File | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [sent, setSent] = useState(0);
  const { check, upload } = useFileCalls(setSent);

  const clearMessages = () => {
    setMistake(null);
    setIsAsking(false);
    check.reset();
    upload.reset();
  };
  const send = (checked: File) => {
    setIsAsking(false);
    setSent(0);
    upload.mutate(checked, {
      onSuccess: () => {
        setFile(null);
        check.reset();
      },
    });
  };
  const start = () => {
    clearMessages();
    const reason = whyNotSend(file);
    setMistake(reason);
    if (file === null || reason !== null) return;
    setSent(0);
    check.mutate(file, {
      onSuccess: ({ hasConflicts }) => (hasConflicts ? setIsAsking(true) : send(file)),
    });
  };
  return {
    file,
    choose: (chosen: File | null) => {
      clearMessages();
      setFile(chosen);
    },
    refuse: (reason: string) => {
      clearMessages();
      setMistake(reason);
    },
    start,
    proceed: () => file && send(file),
    cancel: () => setIsAsking(false),
    isAsking,
    isChecking: check.isPending,
    isUploading: upload.isPending,
    /** How much of the file has been sent, from 0 to 1. */
    sent,
    conflicts: check.data?.hasConflicts ? check.data : null,
    result: upload.data ?? null,
    error: failureOf(mistake, check.error, upload.error),
  };
}

interface Failure {
  readonly message: string;
  readonly cause: Error | null;
}

function failureOf(
  mistake: string | null,
  checkError: Error | null,
  uploadError: Error | null,
): Failure | null {
  if (mistake !== null) return { message: mistake, cause: null };
  if (uploadError)
    return { message: userMessageOf(uploadError, 'Upload failed'), cause: uploadError };
  if (checkError) return { message: userMessageOf(checkError, 'Check failed'), cause: checkError };
  return null;
}
