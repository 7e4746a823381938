import type { Recipe, UploadProblem } from '@bahai-friends/contract';
import { useState } from 'react';
import { type DateChoices, recipeWithDates } from '../conflicts/date-choices.ts';
import { loadConflictsDialog } from '../conflicts/load-conflicts-dialog.ts';
import { useUploadMutations } from '../quote-files.queries.ts';
import { uploadProblemOf } from '../upload-problem.ts';
import { loadWorkbench } from './lazy-workbench.tsx';
import { findUploadFailure, placeFailure, whyNotUpload } from './upload-failure.ts';

export type QuoteUpload = ReturnType<typeof useQuoteUpload>;

/** The steps of an upload: choose a file, check it, correct it, confirm its date conflicts, upload it. */
export function useQuoteUpload() {
  const [file, setFile] = useState<File | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [recipe, setRecipe] = useState<Recipe>();
  const [rejection, setRejection] = useState<UploadProblem | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const { check, upload, sent } = useUploadMutations();

  const restart = (reason: string | null) => {
    setMistake(reason);
    setIsConfirming(false);
    setRejection(null);
    check.reset();
    upload.reset();
  };
  const takeError = (error: Error) => setRejection((last) => uploadProblemOf(error) ?? last);
  const send = (checked: File, checkedRecipe: Recipe | undefined) => {
    setIsConfirming(false);
    upload.mutate(
      { file: checked, recipe: checkedRecipe },
      {
        onSuccess: () => {
          setFile(null);
          setRejection(null);
          check.reset();
        },
        onError: takeError,
      },
    );
  };
  /** Checks the file, then uploads it or asks about its date conflicts. */
  const submit = (chosen: File, toRead?: Recipe) => {
    setRecipe(toRead);
    upload.reset();
    check.mutate(
      { file: chosen, recipe: toRead },
      {
        onSuccess: ({ hasConflicts }) =>
          hasConflicts ? setIsConfirming(true) : send(chosen, toRead),
        onError: takeError,
      },
    );
  };
  const start = () => {
    const reason = whyNotUpload(file);
    restart(reason);
    if (file !== null && reason === null) submit(file);
  };
  const choose = (chosen: File | null) => {
    restart(null);
    setFile(chosen);
    if (!chosen) return;
    // What cannot be loaded now is loaded when it is needed.
    for (const load of [loadWorkbench, loadConflictsDialog]) load().catch(() => {});
  };
  return {
    file,
    choose,
    /** Shows why a drop is rejected; an open file stays. */
    reject: (reason: string) => (rejection ? setMistake(reason) : restart(reason)),
    start,
    /** Continues with a file and a recipe. */
    startWith: (toRead: Recipe) => file && submit(file, toRead),
    /** Discards the file. */
    discard: () => choose(null),
    /** Uploads the file with the choices for its conflicting dates. */
    proceed: (choices: DateChoices) => file && send(file, recipeWithDates(recipe, choices)),
    cancel: () => setIsConfirming(false),
    /** Why the file opens the workbench; null when it does not. */
    rejection,
    isConfirming,
    isChecking: check.isPending,
    isUploading: upload.isPending,
    /** From 0 to 1. */
    sent,
    conflicts: check.data?.hasConflicts ? check.data : null,
    result: upload.data ?? null,
    failure: placeFailure(
      findUploadFailure(mistake, check.error, upload.error),
      rejection !== null,
    ),
  };
}
