import * as common from '@bahai-friends/languages/en/dashboard/common';
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
  /** Whether the action deletes something. */
  readonly danger?: boolean;
  /** Content between the question and the buttons, such as why the action failed. */
  readonly children?: ReactNode;
}

/** Asks for confirmation of an action that cannot easily be undone. */
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
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button look={danger ? 'danger' : 'primary'} unavailable={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
