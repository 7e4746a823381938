import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { DialogWindow, type DialogWindowProps } from './dialog-window.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

export { DialogActions } from './dialog-window.tsx';

interface DialogProps extends DialogWindowProps {
  /** Whether something is typed in it: then Escape, and leaving the page, ask first. */
  readonly isUnsaved?: boolean;
}

/**
 * What is said at the end of every dialog, for what concerns the whole page: a dialog covers the page
 * and hides it from screen readers.
 */
export const DialogNotice = createContext<ReactNode>(null);

/** A window over the page for a form or a question. */
export function Dialog({ isUnsaved = false, onClose, children, ...window }: DialogProps) {
  useUnsavedWarning(isUnsaved);
  const notice = useContext(DialogNotice);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <DialogWindow {...window} onClose={() => (isUnsaved ? setIsAsking(true) : onClose())}>
        {children}
        {notice && <ScrolledIntoView>{notice}</ScrolledIntoView>}
      </DialogWindow>
      {isAsking && <UnsavedChangesDialog onLeave={onClose} onStay={() => setIsAsking(false)} />}
    </>
  );
}

/** Scrolls a long dialog to what has just appeared in it. */
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
