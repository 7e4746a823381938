import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Whether what is confirmed takes something away. */
  readonly danger?: boolean;
  /** What stands between the question and the buttons, such as why it cannot be done. */
  readonly children?: ReactNode;
}

/** Asks before something is done that cannot easily be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    busy,
    onConfirm,
    onClose,
    danger = false,
    children,
  } = props;
  return (
    <Dialog kind="alert" title={title} description={description} onClose={onClose}>
      {children}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look={danger ? 'danger' : 'primary'} disabled={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
