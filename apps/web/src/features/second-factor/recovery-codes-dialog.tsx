import * as texts from '@bahai-friends/languages/en/dashboard/account';
import { useRef, useState } from 'react';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { useSite } from '../../site/use-site.ts';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { saveAs } from '../../ui/save-as.ts';
import { sentence } from '../../ui/sentence.tsx';
import { copyText } from '../../ui/sharing/copy-text.ts';
import './second-factor.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The new recovery codes, which are shown only once: Escape does not close them, and leaving the page asks first. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { siteName } = useSite();
  const [isKept, setKept] = useState(false);
  useUnsavedWarning(!isKept);
  const done = useRef<HTMLButtonElement>(null);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text, texts.codesCopied, texts.codesNotCopied)) setKept(true);
  };
  const download = () => {
    const file = texts.codesFile(siteName, text);
    saveAs(new Blob([file], { type: 'text/plain' }), 'recovery-codes.txt');
    setKept(true);
  };
  return (
    <Dialog
      title={texts.codesTitle}
      description={sentence(texts.aboutCodes(<bdi className="font-semibold">{siteName}</bdi>))}
      kind="alert"
      onClose={() => (isKept ? onClose() : done.current?.focus())}
    >
      <ol className="recovery-codes" aria-label={texts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        {/* Browsers let a page copy only over https. */}
        {window.isSecureContext && <Button onClick={() => void copy()}>{texts.copy}</Button>}
        <Button onClick={download}>{texts.download}</Button>
        <Button
          onClick={() => {
            window.print();
            setKept(true);
          }}
        >
          {texts.print}
        </Button>
      </div>
      <DialogActions>
        <Button ref={done} look="primary" onClick={onClose}>
          {texts.codesKept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
