import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { findOpener, noteOpener, returnFocus } from './dialog-opener.ts';
import { useDismissal } from './use-dismissal.ts';
import './dialog.css';
import '../feedback/toast-space.css';

export interface DialogWindowProps {
  readonly title: string;
  /** A description of the dialog, which screen readers announce with the title. */
  readonly description?: ReactNode;
  /** `alert` for a question that only its buttons answer. */
  readonly kind?: 'form' | 'alert';
  /** Called when the visitor presses Escape, or goes back in the browser. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal window that traps the focus, and returns it when it is closed. It is open while it is rendered. Radix's own
 * overlay is not used: it adds inline styles, which the site's Content Security Policy blocks.
 */
export function DialogWindow(props: DialogWindowProps) {
  const { title, description, kind = 'form', onClose, children } = props;
  const [opener] = useState(findOpener);
  const [isBesideScrollbar] = useState(hasScrollbar);
  useDismissal(onClose);
  return (
    <Radix.Root open>
      <Radix.Portal>
        <div className="dialog-backdrop" />
        <Radix.Content
          ref={(dialog) => noteOpener(dialog, opener)}
          role={kind === 'alert' ? 'alertdialog' : 'dialog'}
          aria-modal
          className={isBesideScrollbar ? 'dialog dialog-beside-scrollbar' : 'dialog'}
          // A click beside the dialog must not discard typed text.
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener);
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <Radix.Title className="dialog-title">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description asChild>
              <div className="mt-2 text-muted wrap-anywhere">{description}</div>
            </Radix.Description>
          )}
          <div className="mt-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Whether the page has a scrollbar that takes space: on phones it overlays the page. */
const hasScrollbar = (): boolean => window.innerWidth > document.documentElement.clientWidth;

/** The row of buttons at a dialog's end. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3">{children}</div>;
}

/** The same below content that may be long: it stays visible if the window is high enough. */
export function StickyDialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="dialog-end">
      <DialogActions>{children}</DialogActions>
    </div>
  );
}
