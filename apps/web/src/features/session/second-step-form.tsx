import {
  RecoveryCode,
  type SecondFactorKind,
  type SecondStepPayload,
  TotpCode,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/second-step';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { finishByCode, finishByPasskey, mustStartAgain, secondStepFailure } from './second-step.ts';
import '../../ui/feedback/alert.css';
import '../../ui/forms/input.css';
import './second-step.css';

interface SecondStepFormProps {
  /** The kinds that the account has; a recovery code is always possible. */
  readonly kinds: readonly SecondFactorKind[];
  readonly onLoggedIn: () => void;
  /** The password has to be entered again, for the given reason; without a reason the visitor wants to. */
  readonly onStartAgain: (reason?: string) => void;
}

/** The kinds of codes that may be typed: one of the app, or one for its loss. */
const CODES = {
  totp: {
    label: () => texts.code,
    hint: () => texts.codeHint,
    schema: TotpCode,
    attributes: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    payload: (code: string): SecondStepPayload => ({ code }),
  },
  recovery: {
    label: () => texts.recoveryCode,
    hint: () => texts.recoveryCodeHint,
    schema: RecoveryCode,
    attributes: { autoComplete: 'off' },
    payload: (recoveryCode: string): SecondStepPayload => ({ recoveryCode }),
  },
} as const;

/** The second step of a login, after the password. */
export function SecondStepForm({ kinds, onLoggedIn, onStartAgain }: SecondStepFormProps) {
  const [isRecovering, setIsRecovering] = useState(kinds.length === 0);
  const { run, isBusy, failure, setFailure } = useFinish(onLoggedIn, onStartAgain);
  const offersPasskey = !isRecovering && kinds.includes('passkey');
  const typed = isRecovering ? 'recovery' : kinds.includes('totp') ? 'totp' : null;
  const passkeyButton = useRef<HTMLButtonElement>(null);
  // When the pressed button is gone the focus moves here; a code field focuses itself.
  useEffect(() => {
    if (offersPasskey) passkeyButton.current?.focus();
  }, [offersPasskey]);
  return (
    // A screen reader announces the message with the name of the focused element.
    <fieldset className="space-y-4">
      <legend>{texts.about}</legend>
      {offersPasskey && (
        <Button
          ref={passkeyButton}
          look="primary"
          className="w-full"
          unavailable={isBusy}
          onClick={() => run(finishByPasskey)}
        >
          {texts.usePasskey}
        </Button>
      )}
      {offersPasskey && typed && <p className="second-step-or">{texts.or}</p>}
      {typed && (
        <CodeForm
          key={typed}
          kind={typed}
          isBusy={isBusy}
          isOnlyWay={!offersPasskey}
          onSubmit={(payload) => run(() => finishByCode(payload))}
        />
      )}
      <div role="alert">{failure && <p className="alert alert-alarm">{failure}</p>}</div>
      <div className="flex flex-wrap justify-center gap-3">
        {kinds.length > 0 && (
          <OtherWay
            onClick={() => {
              setFailure(undefined);
              setIsRecovering(!isRecovering);
            }}
          >
            {isRecovering ? texts.useAnotherWay : texts.useRecoveryCode}
          </OtherWay>
        )}
        <OtherWay onClick={() => onStartAgain()}>{texts.startAgain}</OtherWay>
      </div>
    </fieldset>
  );
}

function OtherWay(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      className="min-h-6 cursor-pointer py-1 underline underline-offset-4"
      {...props}
    />
  );
}

/** Runs one try at a time, and keeps its result. */
function useFinish(onLoggedIn: () => void, onStartAgain: (reason?: string) => void) {
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (finish: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await finish();
      onLoggedIn();
    } catch (error) {
      const reason = secondStepFailure(error as Error);
      if (mustStartAgain(error)) onStartAgain(reason);
      else setFailure(reason);
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };
  return { run, isBusy, failure, setFailure };
}

interface CodeFormProps {
  readonly kind: keyof typeof CODES;
  readonly isBusy: boolean;
  /** The only way has the focus, and a primary button. */
  readonly isOnlyWay: boolean;
  readonly onSubmit: (payload: SecondStepPayload) => void;
}

function CodeForm({ kind, isBusy, isOnlyWay, onSubmit }: CodeFormProps) {
  const { label, hint, schema, attributes, payload } = CODES[kind];
  const input = useRef<HTMLInputElement>(null);
  const [messages, setMessages] = useState<string[]>([]);
  useEffect(() => {
    if (isOnlyWay) input.current?.focus();
  }, [isOnlyWay]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = schema.safeParse(input.current?.value ?? '');
    setMessages(
      checked.success ? [] : checked.error.issues.slice(0, 1).map(({ message }) => message),
    );
    if (checked.success) onSubmit(payload(checked.data));
    input.current?.select();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4">
      <Field label={label()} hint={hint()} messages={messages}>
        {(control) => (
          <input
            {...control}
            {...attributes}
            ref={input}
            className="input"
            type="text"
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Button
        look={isOnlyWay ? 'primary' : 'plain'}
        type="submit"
        unavailable={isBusy}
        className="w-full"
      >
        {isBusy ? texts.loggingIn : texts.logIn}
      </Button>
    </form>
  );
}
