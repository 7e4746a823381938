import { useRef, useState } from 'react';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { useSite } from '../../site/use-site.ts';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { toastError, toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { saveAs } from '../../ui/save-as.ts';
import './second-factor.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/**
 * The new recovery codes, which are shown this once: Escape and a page that is left in haste do not take them away
 * before they were kept.
 */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { siteName } = useSite();
  const [isKept, setKept] = useState(false);
  useUnsavedWarning(!isKept);
  const done = useRef<HTMLButtonElement>(null);
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setKept(true);
        toastSuccess('Recovery codes copied');
      },
      () => toastError('The codes could not be copied. Please select them, or download them.'),
    );
  const download = () => {
    const file = `Recovery codes for ${siteName}\nEach is good once.\n\n${text}`;
    saveAs(new Blob([file], { type: 'text/plain' }), 'recovery-codes.txt');
    setKept(true);
  };
  return (
    <Dialog
      title="Your recovery codes"
      description={
        <>
          If you lose your second factor, one of these lets you in to{' '}
          <bdi className="font-semibold">{siteName}</bdi>. Each is good once. They are shown only
          now: keep them where you keep important papers.
        </>
      }
      kind="alert"
      onClose={() => (isKept ? onClose() : done.current?.focus())}
    >
      <ol className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        {/* Browsers let a page copy over https only. */}
        {window.isSecureContext && <Button onClick={copy}>Copy</Button>}
        <Button onClick={download}>Download</Button>
        <Button
          onClick={() => {
            window.print();
            setKept(true);
          }}
        >
          Print
        </Button>
      </div>
      <DialogActions>
        <Button ref={done} look="primary" onClick={onClose}>
          I have kept them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
