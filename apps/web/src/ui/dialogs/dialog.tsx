import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { DialogWindow, type DialogWindowProps } from './dialog-window.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

export { DialogActions } from './dialog-window.tsx';

interface DialogProps extends DialogWindowProps {
  /** Whether it has unsaved changes: then Escape, and leaving the page, ask first. */
  readonly isUnsaved?: boolean;
}

/**
 * A notice at the end of every dialog, about the whole page: a dialog covers the page
 * and hides it from screen readers.
 */
export const DialogNotice = createContext<ReactNode>(null);

/** A modal dialog for a form or a question. */
export function Dialog({ isUnsaved = false, onClose, children, ...window }: DialogProps) {
  useUnsavedWarning(isUnsaved);
  const notice = useContext(DialogNotice);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <DialogWindow {...window} onClose={() => (isUnsaved ? setIsConfirming(true) : onClose())}>
        {children}
        {notice && <ScrolledIntoView>{notice}</ScrolledIntoView>}
      </DialogWindow>
      {isConfirming && (
        <UnsavedChangesDialog onLeave={onClose} onStay={() => setIsConfirming(false)} />
      )}
    </>
  );
}

/** Scrolls a long dialog to a notice that has just appeared. */
function ScrolledIntoView({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="dialog-notice">
      {children}
    </div>
  );
}
