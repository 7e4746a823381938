import {
  BATCH_DAYS,
  type ConflictCheck,
  counted,
  type UploadResult,
} from '@bahai-friends/contract';
import { type RefObject, useRef } from 'react';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { BATCHES_TITLE, isOver, useUndoBatch } from '../batches.queries.ts';
import { alreadySavedMessage } from '../conflicts/already-saved-message.ts';
import { undoneMessage } from '../undone-message.ts';
import { DateCountList } from './date-count-list.tsx';

/** Shows the result of an upload, and undoes it. */
export function UploadSuccess({ result }: { readonly result: UploadResult }) {
  const { message, notes, ignoredColumns, warnings, batch } = result;
  const undo = useUndoBatch();
  const box = useRef<HTMLDivElement>(null);
  const canUndo = batch !== null && !(undo.isError && isOver(undo.error));
  return (
    <div ref={box} tabIndex={-1} className="space-y-4 outline-none">
      {undo.isSuccess ? (
        <Alert tone="note" title="Undone">
          <p>{undoneMessage(undo.data)}</p>
        </Alert>
      ) : (
        <Alert tone="fine" title="Success">
          <p>{message}</p>
          <FileNotes notes={notes} ignoredColumns={ignoredColumns} />
          {canUndo && (
            <UndoUpload
              isPending={undo.isPending}
              onUndo={() => undo.mutate(batch)}
              focusAfter={box}
            />
          )}
        </Alert>
      )}
      {warnings.length > 0 && !undo.isSuccess && (
        <Alert tone="note" title="Date Conflicts">
          <DateCountList dates={warnings} describe={(count) => counted(count, 'quote')} />
          <ShownQuoteNote />
        </Alert>
      )}
    </div>
  );
}

interface UndoUploadProps {
  readonly isPending: boolean;
  readonly onUndo: () => void;
  /** Gets the focus when the button goes. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

function UndoUpload({ isPending, onUndo, focusAfter }: UndoUploadProps) {
  const box = useRestoreFocus<HTMLDivElement>(focusAfter);
  return (
    <div ref={box} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button unavailable={isPending} onClick={onUndo}>
        {isPending ? 'Undoing...' : 'Undo'}
      </Button>
      <p className="text-sm text-muted">
        Later, for {BATCH_DAYS} days, under “{BATCHES_TITLE}” below.
      </p>
    </div>
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
