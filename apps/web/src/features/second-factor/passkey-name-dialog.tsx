import { PasskeyName } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/account';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog, DialogActions } from '../../ui/dialogs/dialog.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import '../../ui/forms/input.css';

interface PasskeyNameDialogProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly initialName: string;
  readonly actionLabel: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Why it failed. */
  readonly failure?: string | undefined;
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { title, description, initialName, isBusy, failure, onSubmit, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  useEffect(() => input.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = PasskeyName.safeParse(input.current?.value ?? '');
    setMessages(name.error?.issues.slice(0, 1).map(({ message }) => message) ?? []);
    if (name.success) onSubmit(name.data);
    else input.current?.focus();
  };
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field label={common.name} hint={texts.nameHint} messages={messages}>
          {(control) => (
            <input
              {...control}
              ref={input}
              className="input"
              defaultValue={initialName}
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
        <div role="alert">{failure && <p className="alert alert-alarm">{failure}</p>}</div>
        <DialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" unavailable={isBusy}>
            {isBusy ? props.busyLabel : props.actionLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
