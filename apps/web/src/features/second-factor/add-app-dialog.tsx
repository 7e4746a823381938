import { TotpCode } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { useBeginApp, useConfirmApp } from './second-factor.queries.ts';
import '../../ui/forms/input.css';
import './second-factor.css';

const loadQrCode = async () => (await import('../../ui/pictures/qr-code.tsx')).QrCode;

interface AddAppDialogProps {
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Adds an authenticator app: the app reads the secret, and shows a code that confirms it. */
export function AddAppDialog(props: AddAppDialogProps) {
  const { mutate: begin, data, error, isPending } = useBeginApp();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    begin(undefined);
  }, [begin]);
  return (
    <Dialog title={texts.addAppTitle} description={texts.aboutAddingApp} onClose={props.onClose}>
      {data ? (
        <ConfirmApp {...data} {...props} />
      ) : error ? (
        <LoadError
          message={userMessageOf(error, texts.beginFailed)}
          isRetrying={isPending}
          onRetry={() => begin(undefined)}
        />
      ) : (
        <Spinner label={texts.makingSecret} />
      )}
    </Dialog>
  );
}

interface ConfirmAppProps extends AddAppDialogProps {
  readonly secret: string;
  readonly uri: string;
}

function ConfirmApp({ secret, uri, onAdded, onClose }: ConfirmAppProps) {
  const confirm = useConfirmApp(onAdded);
  const input = useRef<HTMLInputElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = TotpCode.safeParse(input.current?.value ?? '');
    setMessages(code.error?.issues.slice(0, 1).map(({ message }) => message) ?? []);
    input.current?.select();
    if (!code.success) return;
    confirm.mutate(code.data, {
      onError: (error) => setMessages([userMessageOf(error, texts.addAppFailed)]),
    });
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <LazyPart
        load={loadQrCode}
        props={{ text: uri, label: texts.qrCode }}
        loading={<div className="qr-code" />}
        failure={texts.pictureFailed}
        focusAfter={input}
      />
      <p className="text-center">
        <span className="block text-sm text-muted">{texts.secret}</span>
        <span className="secret-text">{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
      <p className="text-center">
        <a href={uri} className="inline-block py-1 underline underline-offset-4">
          {texts.openApp}
        </a>
      </p>
      <Field label={texts.appCode} messages={messages}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button look="primary" type="submit" unavailable={confirm.isPending}>
          {confirm.isPending ? texts.adding : texts.add}
        </Button>
      </DialogActions>
    </form>
  );
}
