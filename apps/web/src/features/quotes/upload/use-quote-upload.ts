import { useState } from 'react';
import { useUploadMutations } from '../quote-files.queries.ts';
import { findUploadFailure, whyNotUpload } from './upload-failure.ts';

/** The steps of an upload: choose a file, check it, confirm its date conflicts, upload it. */
export function useQuoteUpload() {
  const [file, setFile] = useState<File | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { check, upload, sent } = useUploadMutations();

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
    const reason = whyNotUpload(file);
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
    failure: findUploadFailure(mistake, check.error, upload.error),
  };
}
