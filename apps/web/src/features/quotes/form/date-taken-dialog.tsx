import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/form';
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
      title={texts.dateTakenTitle}
      description={
        <>
          <p>{texts.dateTaken(reason)}</p>
          <p className="mt-2">{texts.oneQuoteADay}</p>
        </>
      }
      onClose={onClose}
    >
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
