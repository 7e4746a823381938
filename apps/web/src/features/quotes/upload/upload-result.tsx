import { type ConflictCheck, counted, type UploadResult } from '@bahai-friends/contract';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { alreadySavedMessage } from './already-saved-message.ts';
import { DateCountList } from './date-count-list.tsx';

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
