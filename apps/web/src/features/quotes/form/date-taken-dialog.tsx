import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import { Button } from '../../../ui/forms/button.tsx';

interface DateTakenDialogProps {
  /** Which date is taken, and what to do. */
  readonly reason: string;
  readonly onClose: () => void;
}

/** Says that the date chosen for a single quote is taken. */
export function DateTakenDialog({ reason, onClose }: DateTakenDialogProps) {
  return (
    <Dialog
      kind="alert"
      title="Date Conflicts Detected"
      description={
        <>
          <p>The chosen date already has a quote. {reason}</p>
          <p className="mt-2">Several quotes for the same date are no longer allowed.</p>
        </>
      }
      onClose={onClose}
    >
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
