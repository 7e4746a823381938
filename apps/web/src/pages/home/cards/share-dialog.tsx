import { useEffect, useId, useRef } from 'react';
import { shareTexts } from '../../../texts/share-texts.ts';
import { toastTexts } from '../../../texts/toast-texts.ts';
import './share-dialog.css';

interface ShareDialogProps {
  readonly text: string;
  /** Called when the dialog is closed and the focus is back at its former place. */
  readonly onClose: () => void;
}

/** A text to be copied by hand, in the browser's own dialog: visitors need not load the dashboard's. */
export function ShareDialog({ text, onClose }: ShareDialogProps) {
  const texts = shareTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="share-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-advice`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{texts.shareQuote}</h2>
      <p id={`${id}-advice`}>{texts.shareSelected}</p>
      <textarea
        ref={field}
        readOnly
        dir="auto"
        rows={7}
        aria-label={texts.shareField}
        value={text}
      />
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {toastTexts().close}
      </button>
    </dialog>
  );
}
