import { type ConflictCheck, counted } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { alreadySavedMessage } from './already-saved-message.ts';
import { DateCountList } from './date-count-list.tsx';

interface DateConflictsDialogProps {
  readonly conflicts: ConflictCheck;
  readonly onProceed: () => void;
  readonly onCancel: () => void;
}

/** Asks whether to upload a file although some of its dates are taken or occur in it twice. */
export function DateConflictsDialog({ conflicts, onProceed, onCancel }: DateConflictsDialogProps) {
  const existing = conflicts.conflicts;
  const duplicates = conflicts.internalDuplicates;
  const saved = alreadySavedMessage(conflicts);
  return (
    <Dialog
      kind="alert"
      title="Date Conflicts Detected"
      description={
        <>
          {saved !== null && <p className="mb-2 text-ink">{saved}</p>}
          <p>For dates with several quotes, the most recently updated one is shown.</p>
        </>
      }
      onClose={onCancel}
    >
      <div className="space-y-5">
        {existing.length > 0 && (
          <Conflicts title="Dates that already have quotes">
            <DateCountList
              dates={existing}
              describe={(count) => `${counted(count, 'quote')} already scheduled`}
            />
          </Conflicts>
        )}
        {duplicates.length > 0 && (
          <Conflicts title="Dates that occur more than once in the file">
            <DateCountList
              dates={duplicates}
              describe={(count) => `${counted(count, 'row')} in the file`}
            />
          </Conflicts>
        )}
      </div>
      <DialogActions>
        <Button onClick={onCancel}>Cancel Upload</Button>
        <Button look="primary" onClick={onProceed}>
          Proceed with Upload
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Conflicts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
