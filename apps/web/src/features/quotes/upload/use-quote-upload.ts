import { useState } from 'react';
import { useUploadMutations } from '../quote-files.queries.ts';
import { findUploadFailure, whyNotUpload } from './upload-failure.ts';

/** The steps of an upload: choose a file, check it, confirm its date conflicts, upload it. */
export function useQuoteUpload() {
  const [file, setFile] = useState<File | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const { check, upload, sent } = useUploadMutations();

  const restart = (reason: string | null) => {
    setMistake(reason);
    setIsConfirming(false);
    check.reset();
    upload.reset();
  };
  const send = (checked: File) => {
    setIsConfirming(false);
    upload.mutate(checked, {
      onSuccess: () => {
        setFile(null);
        check.reset();
      },
    });
  };
  const start = () => {
    const reason = whyNotUpload(file);
    restart(reason);
    if (file === null || reason !== null) return;
    check.mutate(file, {
      onSuccess: ({ hasConflicts }) => (hasConflicts ? setIsConfirming(true) : send(file)),
    });
  };
  const choose = (chosen: File | null) => {
    restart(null);
    setFile(chosen);
  };
  return {
    file,
    choose,
    reject: restart,
    start,
    proceed: () => file && send(file),
    cancel: () => setIsConfirming(false),
    isConfirming,
    isChecking: check.isPending,
    isUploading: upload.isPending,
    /** From 0 to 1. */
    sent,
    conflicts: check.data?.hasConflicts ? check.data : null,
    result: upload.data ?? null,
    failure: findUploadFailure(mistake, check.error, upload.error),
  };
}
