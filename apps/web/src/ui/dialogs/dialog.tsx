import { useState } from 'react';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { DialogWindow, type DialogWindowProps } from './dialog-window.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

export { DialogActions, StickyDialogActions } from './dialog-window.tsx';

interface DialogProps extends DialogWindowProps {
  /** Whether it has unsaved changes: then Escape, going back and leaving the page ask first. */
  readonly isUnsaved?: boolean;
}

/** A modal dialog for a form or a question. */
export function Dialog({ isUnsaved = false, onClose, children, ...window }: DialogProps) {
  useUnsavedWarning(isUnsaved);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <DialogWindow {...window} onClose={() => (isUnsaved ? setIsConfirming(true) : onClose())}>
        {children}
      </DialogWindow>
      {isConfirming && (
        <UnsavedChangesDialog onLeave={onClose} onStay={() => setIsConfirming(false)} />
      )}
    </>
  );
}
