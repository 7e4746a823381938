/** Loads the question about the dates of a file: most files have none that is taken. */
export const loadConflictsDialog = async () =>
  (await import('./date-conflicts-dialog.tsx')).DateConflictsDialog;
