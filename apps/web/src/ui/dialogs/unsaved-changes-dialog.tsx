import { Button } from '../forms/button.tsx';
import { DialogActions, DialogWindow } from './dialog-window.tsx';

interface UnsavedChangesDialogProps {
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before unsaved changes are discarded. Escape stays. */
export function UnsavedChangesDialog({ onLeave, onStay }: UnsavedChangesDialogProps) {
  return (
    <DialogWindow
      kind="alert"
      title="Leave without saving?"
      description="What you typed is not saved."
      onClose={onStay}
    >
      <DialogActions>
        <Button onClick={onStay}>Stay</Button>
        <Button look="danger" onClick={onLeave}>
          Leave
        </Button>
      </DialogActions>
    </DialogWindow>
  );
}
