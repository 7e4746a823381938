import * as common from '@bahai-friends/languages/en/dashboard/common';
import { Button } from '../forms/button.tsx';
import { DialogActions, DialogWindow } from './dialog-window.tsx';

interface UnsavedChangesDialogProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before unsaved changes are discarded. Escape keeps them. */
export function UnsavedChangesDialog({ onLeave, onStay }: UnsavedChangesDialogProps) {
  return (
    <DialogWindow
      kind="alert"
      title={common.leaveWithoutSaving}
      description={common.notSaved}
      onClose={onStay}
    >
      <DialogActions>
        <Button onClick={onStay}>{common.stay}</Button>
        <Button look="danger" onClick={onLeave}>
          {common.leave}
        </Button>
      </DialogActions>
    </DialogWindow>
  );
}
