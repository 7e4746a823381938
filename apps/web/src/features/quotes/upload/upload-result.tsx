import { BATCH_DAYS, type ConflictCheck, type UploadResult } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { type RefObject, useRef } from 'react';
import { told } from '../../../texts/told.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { isOver } from '../../../ui/feedback/use-undo.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { BATCHES_TITLE, useUndoBatch } from '../batches.queries.ts';
import { alreadySavedMessage } from '../conflicts/already-saved-message.ts';
import { undoneMessage } from '../undone-message.ts';
import { DateCountList } from './date-count-list.tsx';

/** Shows the result of an upload, and undoes it. */
export function UploadSuccess({ result }: { readonly result: UploadResult }) {
  const { noted, warnings, batch } = result;
  const undo = useUndoBatch();
  const box = useRef<HTMLDivElement>(null);
  const canUndo = batch !== null && !(undo.isError && isOver(undo.error));
  return (
    <div ref={box} tabIndex={-1} className="space-y-4 outline-none">
      {undo.isSuccess ? (
        <Alert tone="note" title={texts.undone}>
          <p>{undoneMessage(undo.data)}</p>
        </Alert>
      ) : (
        <Alert tone="fine" title={common.success}>
          <p>{told(result)}</p>
          <FileNotes noted={noted} />
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
        <Alert tone="note" title={texts.dateConflicts}>
          <DateCountList dates={warnings} describe={texts.dayWithQuotes} />
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
        {isPending ? texts.undoing : texts.undo}
      </Button>
      <p className="text-sm text-muted">{texts.undoLater(BATCH_DAYS, BATCHES_TITLE)}</p>
    </div>
  );
}

/** Shows the date conflicts of a file that is not uploaded yet. */
export function PendingConflicts({ conflicts }: { readonly conflicts: ConflictCheck }) {
  const saved = alreadySavedMessage(conflicts);
  return (
    <Alert tone="note" title={texts.dateConflicts}>
      {saved !== null && <p>{saved}</p>}
      <DateCountList dates={conflicts.conflicts} describe={texts.dayWithQuotes} />
      <DateCountList dates={conflicts.internalDuplicates} describe={texts.dayWithRows} />
      <ShownQuoteNote />
      <FileNotes noted={conflicts.noted} />
    </Alert>
  );
}

function ShownQuoteNote() {
  return <p>{texts.aboutShownQuote}</p>;
}

function FileNotes({ noted }: Pick<UploadResult, 'noted'>) {
  return noted.map((note) => (
    <p key={note.message} className="wrap-anywhere">
      {told(note)}
    </p>
  ));
}
