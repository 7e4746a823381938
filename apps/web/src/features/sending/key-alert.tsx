import * as texts from '@bahai-friends/languages/en/dashboard/sending';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { Button } from '../../ui/forms/button.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { useBeginAnew } from './sending.queries.ts';
import '../../ui/feedback/alert.css';

interface KeyAlertProps {
  readonly kind: 'missing' | 'unfit';
}

const code = (text: string) => (
  <code dir="ltr" className="wrap-anywhere">
    {text}
  </code>
);

/** What to do when sealed texts cannot be read: restore the key, or go on without them. */
export function KeyAlert({ kind }: KeyAlertProps) {
  const [isAsked, setAsked] = useState(false);
  const box = useRestoreFocus<HTMLDivElement>();
  return (
    <div ref={box} role="status" className="alert alert-alarm">
      <h4 className="font-semibold">{kind === 'missing' ? texts.keyMissing : texts.keyUnfit}</h4>
      <p>{texts.aboutKey}</p>
      <p>
        {sentence(
          texts.putBack(
            code('sealing.key'),
            code('SEALING_KEY'),
            code('npm run admin -- sealing-key'),
          ),
        )}
      </p>
      <p>{texts.ifKeyIsLost}</p>
      <Button onClick={() => setAsked(true)}>{texts.beginAnew}</Button>
      {isAsked && <BeginAnewDialog onClose={() => setAsked(false)} />}
    </div>
  );
}

function BeginAnewDialog({ onClose }: { readonly onClose: () => void }) {
  const begin = useBeginAnew();
  return (
    <ConfirmDialog
      danger
      title={texts.beginAnewTitle}
      description={texts.aboutBeginningAnew}
      confirmLabel={begin.isPending ? texts.beginningAnew : texts.beginAnew}
      busy={begin.isPending}
      onConfirm={() => begin.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
