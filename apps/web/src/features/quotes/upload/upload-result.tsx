import { type ConflictCheck, counted, type UploadResult } from '@bahai-friends/contract';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { alreadySavedMessage } from './already-saved-message.ts';
import { DateCountList } from './date-count-list.tsx';
import { RowIssueList } from './row-issue-list.tsx';
import { partListed, uploadProblemOf } from './row-issues.ts';
import type { UploadFailure } from './upload-failure.ts';

/** Shows why an upload failed. */
export function FailureAlert({ failure: { message, cause } }: { readonly failure: UploadFailure }) {
  const problem = cause && uploadProblemOf(cause);
  const part = problem && partListed(problem);
  return (
    <>
      <Alert tone="alarm" title="Error">
        <p>{message}</p>
        {part && <p>{part}</p>}
      </Alert>
      {problem && <RowIssueList problem={problem} />}
    </>
  );
}

/** Shows the result of an upload. */
export function UploadSuccess({ result }: { readonly result: UploadResult }) {
  const { message, notes, ignoredColumns, warnings } = result;
  return (
    <>
      <Alert tone="fine" title="Success">
        <p>{message}</p>
        <FileNotes notes={notes} ignoredColumns={ignoredColumns} />
      </Alert>
      {warnings.length > 0 && (
        <Alert tone="note" title="Date Conflicts">
          <DateCountList dates={warnings} describe={(count) => counted(count, 'quote')} />
          <ShownQuoteNote />
        </Alert>
      )}
    </>
  );
}

/** Shows the date conflicts of a file that is not uploaded yet. */
export function PendingConflicts({ conflicts }: { readonly conflicts: ConflictCheck }) {
  const saved = alreadySavedMessage(conflicts);
  return (
    <Alert tone="note" title="Date Conflicts">
      {saved !== null && <p>{saved}</p>}
      <DateCountList dates={conflicts.conflicts} describe={(count) => counted(count, 'quote')} />
      <DateCountList
        dates={conflicts.internalDuplicates}
        describe={(count) => `${counted(count, 'row')} in the file`}
      />
      <ShownQuoteNote />
      <FileNotes notes={conflicts.notes} ignoredColumns={conflicts.ignoredColumns} />
    </Alert>
  );
}

function ShownQuoteNote() {
  return <p>For dates with several quotes, the most recently updated one is shown.</p>;
}

function FileNotes({ notes, ignoredColumns }: Pick<UploadResult, 'notes' | 'ignoredColumns'>) {
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {ignoredColumns.length > 0 && (
        <p className="wrap-anywhere">These columns were not read: {ignoredColumns.join(', ')}</p>
      )}
    </>
  );
}
