import type { ConflictCheck, UploadResult } from '@bahai-friends/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userMessageOf } from '../../../api/api-error.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { useSingleMutation } from '../../../api/use-api-mutation.ts';
import { refreshQuotes, tellFailure } from '../quotes.queries.ts';
import { failureOf, tellUploaded, whyNotSend } from './upload-failure.ts';

/** The two calls that a file goes through, and how much of it has been sent. */
function useFileCalls() {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState(0);
  const check = useSingleMutation<ConflictCheck, File>({
    onMutate: () => setSent(0),
    mutationFn: (file) => uploadFile('POST /api/quotes/check-conflicts', file, setSent),
    onError: () => tellFailure('Failed to process file'),
  });
  const upload = useSingleMutation<UploadResult, File>({
    onMutate: () => setSent(0),
    mutationFn: (file) => uploadFile('POST /api/quotes/upload', file, setSent),
    onSuccess: (result) => {
      tellUploaded(result);
      return refreshQuotes(queryClient);
    },
    onError: (error) => tellFailure(userMessageOf(error, 'Upload failed')),
  });
  return { check, upload, sent };
}

/** The way of a file of quotes: chosen, checked, perhaps asked about, uploaded. */
export function useQuoteUpload() {
  const [file, setFile] = useState<File | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { check, upload, sent } = useFileCalls();

  const beginAnew = (reason: string | null) => {
    setMistake(reason);
    setIsAsking(false);
    check.reset();
    upload.reset();
  };
  const send = (checked: File) => {
    setIsAsking(false);
    upload.mutate(checked, {
      onSuccess: () => {
        setFile(null);
        check.reset();
      },
    });
  };
  const start = () => {
    const reason = whyNotSend(file);
    beginAnew(reason);
    if (file === null || reason !== null) return;
    check.mutate(file, {
      onSuccess: ({ hasConflicts }) => (hasConflicts ? setIsAsking(true) : send(file)),
    });
  };
  const choose = (chosen: File | null) => {
    beginAnew(null);
    setFile(chosen);
  };
  return {
    file,
    choose,
    refuse: beginAnew,
    start,
    proceed: () => file && send(file),
    cancel: () => setIsAsking(false),
    isAsking,
    isChecking: check.isPending,
    isUploading: upload.isPending,
    /** From 0 to 1. */
    sent,
    conflicts: check.data?.hasConflicts ? check.data : null,
    result: upload.data ?? null,
    failure: failureOf(mistake, check.error, upload.error),
  };
}
